/** The support address in the footer and the legal pages. */
export const supportEmail = 'support@sixfold.example';
