export { RedditTrackingTestPage as Component } from '@/features/conversions/reddit-tracking-test-page.tsx';
