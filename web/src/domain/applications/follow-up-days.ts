/** Days without a reply after which a follow-up is worth sending. */
export const FOLLOW_UP_DAYS = 7;
