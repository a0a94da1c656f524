export const GREENHOUSE_API = 'https://boards-api.greenhouse.io';
export const GREENHOUSE_HOSTS = ['boards-api.greenhouse.io'];
