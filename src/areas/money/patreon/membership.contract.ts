/** A membership as Patreon knows it, in our campaign. */
export type Membership = {
  userId: string;
  fullName: string;
  patronStatus: string | null;
  lastChargeStatus: string | null;
  lastChargeAt: Date | null;
  nextChargeAt: Date | null;
  tierIds: string[];
};
