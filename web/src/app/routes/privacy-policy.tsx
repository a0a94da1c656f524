export { PrivacyPolicyPage as Component } from '@/features/info/privacy-policy-page.tsx';
