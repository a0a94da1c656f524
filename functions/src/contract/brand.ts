/** The product's name as shown to users by both sides; all other branding belongs to the web app. */
export const PRODUCT_NAME = 'Huntwell';
