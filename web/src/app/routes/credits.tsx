export { CreditsPage as Component } from '@/features/billing/credits-page.tsx';
