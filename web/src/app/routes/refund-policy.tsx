export { RefundPolicyPage as Component } from '@/features/info/refund-policy-page.tsx';
