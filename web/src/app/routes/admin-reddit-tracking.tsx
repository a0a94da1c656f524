export { AdminRedditTrackingPage as Component } from '@/features/admin/admin-reddit-tracking-page.tsx';
