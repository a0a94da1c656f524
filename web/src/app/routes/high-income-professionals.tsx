export { HighIncomePage as Component } from '@/features/info/high-income-page.tsx';
