/** Contents of an invoice: its number, tax and lines. Pure; amounts in fils. */
import type { BookingAgreement } from '#contract/booking-agreement.ts';
import { foldDigits } from '#contract/digits.ts';
import { type InvoiceDocument, type InvoiceKind, invoiceDocuments, invoiceKinds } from '#contract/invoices.ts';
import { parseFils, share } from '#contract/money.ts';

const prefixes: Record<InvoiceKind, Record<InvoiceDocument, string>> = {
	PLATFORM_FEE: { INVOICE: 'MF', CREDIT_NOTE: 'MFC' },
	RENTAL: { INVOICE: 'R', CREDIT_NOTE: 'RC' },
};

/** As it is printed: `MF-000012`. */
export const printedNumber = (kind: InvoiceKind, document: InvoiceDocument, number: bigint): string =>
	`${prefixes[kind][document]}-${String(number).padStart(6, '0')}`;

/** Without a prefix, of any kind. */
export type TypedNumber = { number: bigint; kind?: InvoiceKind; document?: InvoiceDocument };

const TYPED_NUMBER = /^([a-z]{1,3})?[\s-]*(\d{1,12})$/i;

/** `MF-000012`, `mf 12` and `١٢` as the number of an invoice; null for other text. */
export function typedNumber(typed: string): TypedNumber | null {
	const [, prefix, digits] = TYPED_NUMBER.exec(foldDigits(typed).trim()) ?? [];
	if (digits === undefined) return null;
	if (prefix === undefined) return { number: BigInt(digits) };
	for (const kind of invoiceKinds)
		for (const document of invoiceDocuments)
			if (prefixes[kind][document] === prefix.toUpperCase()) return { number: BigInt(digits), kind, document };
	return null;
}

/** `12780n` → `"12.780"`: invoices show three decimals. The amount is not negative. */
export const threeDecimals = (fils: bigint): string => `${fils / 1000n}.${String(fils % 1000n).padStart(3, '0')}`;

export type Texts = { en: string; ar: string };
export type DraftLine = { text: Texts; quantity: number; fils: bigint };
export type TaxedLine = DraftLine & { netFils: bigint; taxFils: bigint };

/** The tax that an amount contains, rounded half up. */
export const taxWithin = (fils: bigint, percent: number): bigint => share(fils, BigInt(percent), BigInt(100 + percent));

/** Each line with the tax that it contains; the first one includes the rounding difference, so that the lines add up to the tax of the whole. */
export function taxed(lines: readonly DraftLine[], percent: number): TaxedLine[] {
	const wholeFils = taxWithin(
		lines.reduce((sum, { fils }) => sum + fils, 0n),
		percent,
	);
	const parts = lines.map(({ fils }) => taxWithin(fils, percent));
	let left = wholeFils - parts.reduce((sum, fils) => sum + fils, 0n);
	return lines.map((line, index) => {
		const part = parts[index] ?? 0n;
		// Never below zero, nor more than the line itself.
		const taxFils = part + left < 0n ? 0n : part + left > line.fils ? line.fils : part + left;
		left -= taxFils - part;
		return { ...line, netFils: line.fils - taxFils, taxFils };
	});
}

export const feeLine = (fils: bigint, { percent, bookingId }: { percent: number; bookingId: string }): DraftLine => ({
	text: {
		en: `Platform fee of ${percent}%, booking ${bookingId.slice(0, 8)}`,
		ar: `عمولة المنصة بنسبة ${percent}%، الحجز ${bookingId.slice(0, 8)}`,
	},
	quantity: 1,
	fils,
});

export type InvoicedTrip = {
	car: { en: string; ar: string };
	days: number;
	isCancelled: boolean;
	priceLines: BookingAgreement['priceLines'];
};

/**
 * The lines of a rental that add up to `fils`: delivery and extras as agreed, and the rest is the rental itself. One line if the
 * price was changed afterwards, because extras were refunded with unused days.
 */
export function rentalLines(fils: bigint, { car, days, isCancelled, priceLines }: InvoicedTrip): DraftLine[] {
	const text = isCancelled
		? { en: `Cancellation of a rental: ${car.en}`, ar: `إلغاء إيجار: ${car.ar}` }
		: { en: `Car rental: ${car.en}, days: ${days}`, ar: `استئجار سيارة: ${car.ar}، الأيام: ${days}` };
	const wasShortened = priceLines.some(({ kind }) => kind === 'UNUSED_DAYS');
	const ownLines = isCancelled || wasShortened ? [] : priceLines.flatMap(toOwnLine);
	const rental = fils - ownLines.reduce((sum, line) => sum + line.fils, 0n);
	if (rental <= 0n) return [{ text, quantity: 1, fils }];
	return [{ text, quantity: 1, fils: rental }, ...ownLines];
}

function toOwnLine(line: BookingAgreement['priceLines'][number]): DraftLine[] {
	if (line.kind !== 'DELIVERY' && line.kind !== 'EXTRA') return [];
	const fils = parseFils(line.amountJod);
	if (fils === 0n) return [];
	if (line.kind === 'DELIVERY') return [{ text: { en: 'Delivery of the car', ar: 'توصيل السيارة' }, quantity: 1, fils }];
	return [{ text: line.name, quantity: line.quantity, fils }];
}

/** `of`: the number of the credited invoice. */
export const creditLine = (fils: bigint, of: string): DraftLine => ({
	text: { en: `Taken back of invoice ${of} after a claim`, ar: `مردود من الفاتورة ${of} بعد مطالبة` },
	quantity: 1,
	fils,
});
