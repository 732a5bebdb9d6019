/** Where people write to us: the footer and the legal pages name the same address. */
export const supportEmail = 'support@sixfold.example';
