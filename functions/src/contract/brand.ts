/** The product's name, where both sides say it to people; everything else of the brand belongs to the web. */
export const PRODUCT_NAME = 'Huntwell';
