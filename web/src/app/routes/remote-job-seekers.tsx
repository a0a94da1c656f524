export { RemotePage as Component } from '@/features/info/remote-page.tsx';
