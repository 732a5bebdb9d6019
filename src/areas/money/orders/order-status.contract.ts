export const orderStatuses = ['created', 'pending', 'paid', 'cancelled', 'expired', 'refunded', 'disputed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
