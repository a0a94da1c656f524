export { AdminRedditTrackingPage as Component } from '@/features/conversions/admin-reddit-tracking-page.tsx';
