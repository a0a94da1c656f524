export const RECRUITEE_API = 'https://{board}.recruitee.com';
export const RECRUITEE_HOSTS = ['*.recruitee.com', 'recruitee.com'];
