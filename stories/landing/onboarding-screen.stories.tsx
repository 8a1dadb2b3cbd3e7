import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { OnboardingScreen } from '@/features/landing/screens/onboarding-screen'

const meta = {
  title: 'Screens/Landing/Onboarding',
  component: OnboardingScreen,
  args: { studentHref: '/student/signup', businessHref: '/business/signup' },
} satisfies Meta<typeof OnboardingScreen>
export default meta

export const Choosing: StoryObj<typeof meta> = {
  tags: ['RT-01', 'ON-01'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Which option best describes you?')
    const student = canvas.getByRole('link', { name: 'Student' })
    const business = canvas.getByRole('link', { name: 'Business' })
    await expect(student).toHaveAttribute('href', '/student/signup')
    await expect(business).toHaveAttribute('href', '/business/signup')
    await userEvent.tab()
    await expect(student).toHaveFocus()
    await userEvent.tab()
    await expect(business).toHaveFocus()
  },
}
