export type Amount = { value: string; currency: string };
/** The request for a payment. */
export type PaymentBody = {
  amount?: Amount;
  capture?: boolean;
  description?: string;
  metadata?: Record<string, string>;
  confirmation?: { type?: string; return_url?: string };
  save_payment_method?: boolean;
  payment_method_id?: string;
  receipt?: {
    customer?: { email?: string };
    items?: {
      description?: string;
      quantity?: string;
      amount?: Amount;
      vat_code?: number;
      payment_mode?: string;
      payment_subject?: string;
    }[];
  };
};

const LONGEST_DESCRIPTION = 128;
const MOST_METADATA = 16;
const LONGEST_METADATA_KEY = 32;
const LONGEST_METADATA = 512;

/** The parameter because of which API v3 refuses a payment; undefined when it accepts it. */
export function flawOf({ amount, capture, description, metadata, confirmation, payment_method_id, receipt }: PaymentBody) {
  if (!isAmount(amount)) return 'amount';
  if (amount.currency !== 'RUB') return 'amount.currency';
  // The shop takes no two-step payments.
  if (capture !== true) return 'capture';
  if (description !== undefined && description.length > LONGEST_DESCRIPTION) return 'description';
  if (metadata !== undefined && !isMetadata(metadata)) return 'metadata';
  if (receipt?.customer?.email !== undefined && !isEmail(receipt.customer.email)) return 'receipt.customer.email';
  if (receipt !== undefined && !isReceipt(receipt, amount)) return 'receipt';
  if (payment_method_id !== undefined) return confirmation === undefined ? undefined : 'confirmation';
  if (confirmation?.type !== 'redirect') return 'confirmation.type';
  return URL.canParse(confirmation.return_url ?? '') ? undefined : 'confirmation.return_url';
}

function isAmount(amount: Amount | undefined): amount is Amount {
  return amount !== undefined && /^\d+\.\d{2}$/.test(amount.value) && Number(amount.value) > 0;
}

function isMetadata(metadata: Record<string, unknown>): boolean {
  const entries = Object.entries(metadata);
  const isEntry = ([key, value]: [string, unknown]) =>
    key.length <= LONGEST_METADATA_KEY && typeof value === 'string' && value.length <= LONGEST_METADATA;
  return entries.length <= MOST_METADATA && entries.every(isEntry);
}

/** Refuses what people mistype: letters of other alphabets that look like Latin ones, and two dots side by side. */
function isEmail(email: string): boolean {
  return /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email);
}

/** Whether a receipt has what the tax office wants: a recipient, and rows that add up to the payment. */
function isReceipt({ customer, items = [] }: NonNullable<PaymentBody['receipt']>, amount: Amount): boolean {
  const isRow = (item: (typeof items)[number]) =>
    isAmount(item.amount) &&
    Number(item.quantity) > 0 &&
    Number.isInteger(item.vat_code) &&
    item.payment_mode !== undefined &&
    item.payment_subject !== undefined &&
    item.description !== undefined &&
    item.description !== '' &&
    item.description.length <= LONGEST_DESCRIPTION;
  const sum = items.reduce((total, item) => total + Number(item.amount?.value) * Number(item.quantity), 0);
  return customer?.email !== undefined && items.length > 0 && items.every(isRow) && sum.toFixed(2) === amount.value;
}
