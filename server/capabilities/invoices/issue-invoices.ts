/**
 * Issues invoices and credit notes, in the transaction that enters the money in the ledger and under the booking's lock. Each invoice contains the
 * difference between the earnings in the ledger and what was invoiced before, so that the two always agree.
 */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { InvoiceKind } from '#contract/invoices.ts';
import { ammanDate } from '#contract/time.ts';
import { type BookingRow, bookingById, lockBooking, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import { bilingualCarName, carsByIds } from '#server/capabilities/cars/index.ts';
import { taxpayerOf } from '#server/capabilities/companies/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { earnedRentalOf } from '#server/capabilities/ledger/index.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { currentSettings, type MarketSettings } from '#server/platform/context/settings.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { creditLine, type DraftLine, feeLine, printedNumber, rentalLines, taxed } from './rules.ts';
import { bookingsWithoutInvoice, type InvoiceRow, insertInvoice, invoicesOfBooking, nextNumber } from './sql.ts';

/** When a rental is completed, cancelled with a retained part, or partly refunded after a renter's claim. Throws BookingAgreementError. */
export async function issueInvoices(platform: Platform, tx: Transaction, { bookingId }: { bookingId: string }): Promise<void> {
	const booking = await bookingById(tx, bookingId);
	if (!booking) throw new Error(`booking ${bookingId} earned something and is not there`);
	const { feeFils, ownerFils, promoFils, earnedAt, lastAt } = await earnedRentalOf(tx, bookingId);
	if (!earnedAt || !lastAt) return;
	const issued = await invoicesOfBooking(tx, bookingId);
	const earned: Array<Pick<Amount, 'kind' | 'fils' | 'promoFils'>> = [
		{ kind: 'PLATFORM_FEE', fils: feeFils, promoFils: 0n },
		...(booking.office === null ? [] : [{ kind: 'RENTAL' as const, fils: feeFils + ownerFils, promoFils }]),
	];
	for (const { kind, fils, ...paid } of earned) {
		const ofKind = issued.filter((row) => row.kind === kind);
		const invoice = ofKind.find((row) => row.document === 'INVOICE');
		const differenceFils = fils - ofKind.reduce((sum, row) => sum + (row.document === 'INVOICE' ? row.total_fils : -row.total_fils), 0n);
		if (differenceFils > 0n && !invoice) await issue(platform, tx, booking, { kind, fils: differenceFils, ...paid, suppliedAt: earnedAt });
		else if (differenceFils < 0n && invoice) await credit(platform, tx, invoice, { fils: -differenceFils, suppliedAt: lastAt });
		else if (differenceFils !== 0n) throw new Error(`the ${kind} invoice of booking ${bookingId} is ${differenceFils} fils off the ledger`);
	}
}

/** `promoFils`: what the platform pays of it for a promo code of its own. */
type Amount = { kind: InvoiceKind; fils: bigint; promoFils: bigint; suppliedAt: Date };

async function issue(
	platform: Platform,
	tx: Transaction,
	booking: BookingRow,
	{ kind, fils, promoFils, suppliedAt }: Amount,
): Promise<void> {
	const settings = await currentSettings(tx);
	const parties = await partiesOf(tx, booking, kind, settings);
	// An office without a verified tax number shows no tax of its own.
	const taxPercent = kind === 'RENTAL' && !parties.seller_tax_number ? 0 : settings.invoiceTaxPercent;
	const lines = taxed(await linesFor(tx, booking, kind, fils), taxPercent);
	const taxFils = lines.reduce((sum, line) => sum + line.taxFils, 0n);
	const ownerId = kind === 'RENTAL' ? booking.owner_id : null;
	const { seriesId, number } = await nextNumber(tx, { kind, document: 'INVOICE', ownerId });
	await insertInvoice(
		tx,
		{
			...{ id: randomUUID(), series_id: seriesId, kind, document: 'INVOICE', number },
			...{ booking_id: booking.id, owner_id: booking.owner_id, renter_id: booking.renter_id },
			...{ issued_at: platform.clock.now(), supplied_on: ammanDate(suppliedAt), tax_percent: taxPercent },
			...{ net_fils: fils - taxFils, tax_fils: taxFils, total_fils: fils, promo_fils: promoFils },
			...parties,
		},
		lines,
	);
}

/** Credits a part of an invoice, with its parties and its tax. */
async function credit(
	platform: Platform,
	tx: Transaction,
	invoice: InvoiceRow,
	{ fils, suppliedAt }: Pick<Amount, 'fils' | 'suppliedAt'>,
): Promise<void> {
	const { kind, tax_percent: taxPercent } = invoice;
	const lines = taxed([creditLine(fils, printedNumber(kind, 'INVOICE', invoice.number))], taxPercent);
	const taxFils = lines.reduce((sum, line) => sum + line.taxFils, 0n);
	const ownerId = kind === 'RENTAL' ? invoice.owner_id : null;
	const { seriesId, number } = await nextNumber(tx, { kind, document: 'CREDIT_NOTE', ownerId });
	await insertInvoice(
		tx,
		{
			...invoice,
			...{ id: randomUUID(), series_id: seriesId, document: 'CREDIT_NOTE', number, credits_id: invoice.id },
			...{ issued_at: platform.clock.now(), supplied_on: ammanDate(suppliedAt) },
			...{ net_fils: fils - taxFils, tax_fils: taxFils, total_fils: fils, promo_fils: 0n },
		},
		lines,
	);
}

async function linesFor(tx: Transaction, booking: BookingRow, kind: InvoiceKind, fils: bigint): Promise<DraftLine[]> {
	const { platformFeePercent, priceLines } = parseBookingAgreement(booking);
	if (kind === 'PLATFORM_FEE') return [feeLine(fils, { percent: platformFeePercent, bookingId: booking.id })];
	const [car] = await carsByIds(tx, [booking.car_id]);
	if (!car) throw new Error(`booking ${booking.id} is without its car`);
	return rentalLines(fils, {
		car: bilingualCarName(car),
		...{ days: booking.days, isCancelled: booking.status === 'CANCELLED', priceLines },
	});
}

async function partiesOf(tx: Transaction, booking: BookingRow, kind: InvoiceKind, settings: MarketSettings) {
	const nameOf = await namesOf(tx, [booking.owner_id, booking.renter_id]);
	const company = await taxpayerOf(tx, booking.owner_id);
	const { en, ar } = company ?? nameOf(booking.owner_id);
	const owner = { en, ar, taxNumber: company?.taxNumber ?? '' };
	const platform = { en: settings.sellerNameEn, ar: settings.sellerNameAr, taxNumber: settings.sellerTaxNumber };
	const [seller, buyer] = kind === 'RENTAL' ? [owner, { ...nameOf(booking.renter_id), taxNumber: '' }] : [platform, owner];
	return {
		...{ seller_name_en: seller.en, seller_name_ar: seller.ar, seller_tax_number: seller.taxNumber },
		...{ buyer_name_en: buyer.en, buyer_name_ar: buyer.ar, buyer_tax_number: buyer.taxNumber },
	};
}

const BATCH = 200;
const missingInvoices = job('invoices.issue-missing', z.unknown());

/** For bookings from before there were invoices, and those that a process of the former release has completed since. */
export async function issueMissingInvoices(platform: Platform): Promise<void> {
	const failures: unknown[] = [];
	for (const bookingId of await bookingsWithoutInvoice(platform.db, BATCH)) {
		const issued = inTransaction(platform.db, async (tx) => {
			await lockBooking(tx, bookingId);
			await issueInvoices(platform, tx, { bookingId });
		});
		// A damaged booking does not stop the others.
		await issued.catch((error: unknown) => failures.push(error));
	}
	if (failures.length > 0) throw new AggregateError(failures, `${failures.length} bookings could not be invoiced`);
}

export const invoiceJobs: readonly PlatformJob[] = [handle(missingInvoices, issueMissingInvoices)];

export const invoicesRecurring: readonly Recurring[] = [{ name: missingInvoices.name, match: '*/15 * * * *' }];
