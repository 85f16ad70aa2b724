/** Every query on invoice_series, invoices and invoice_lines. Callers that issue one hold the booking's lock. */
import { type Insertable, type Selectable, sql } from 'kysely';
import { foldedWords } from '#contract/fold-words.ts';
import type { InvoiceDocument, InvoiceKind } from '#contract/invoices.ts';
import type { AmountOrder } from '#contract/paging.ts';
import { bookingsWithText } from '#server/capabilities/bookings/index.ts';
import { matchesAny, type Ordered, orderFor, type PageOf, pageInOrder } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';
import { type TaxedLine, type TypedNumber, typedNumber } from './rules.ts';

export type InvoiceRow = Selectable<DB['invoices']>;
export type LineRow = Selectable<DB['invoice_lines']>;

export type Series = { kind: InvoiceKind; document: InvoiceDocument; ownerId: string | null };

/** The next number of a series, whose row stays locked until the transaction ends: without a gap, also if the transaction is rolled back. */
export async function nextNumber(tx: Transaction, { kind, document, ownerId }: Series): Promise<{ seriesId: string; number: bigint }> {
	const { rows } = await sql<{ seriesId: string; number: bigint }>`
		INSERT INTO invoice_series (kind, document, owner_id, last_number) VALUES (${kind}, ${document}, ${ownerId}, 1)
		ON CONFLICT ON CONSTRAINT invoice_series_one_for_each_issuer DO UPDATE SET last_number = invoice_series.last_number + 1
		RETURNING id AS "seriesId", last_number AS number`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an upsert without a row');
	return row;
}

export async function insertInvoice(tx: Transaction, invoice: Insertable<DB['invoices']>, lines: readonly TaxedLine[]): Promise<void> {
	await tx.insertInto('invoices').values(invoice).execute();
	await tx
		.insertInto('invoice_lines')
		.values(
			lines.map(({ text, quantity, netFils, taxFils }, index) => ({
				invoice_id: invoice.id,
				line_no: index + 1,
				text_en: text.en,
				text_ar: text.ar,
				quantity,
				net_fils: netFils,
				tax_fils: taxFils,
			})),
		)
		.execute();
}

/** Oldest first; an invoice before its credit notes of the same moment. */
export async function invoicesOfBooking(db: Queryable, bookingId: string): Promise<InvoiceRow[]> {
	return db
		.selectFrom('invoices')
		.selectAll()
		.where('booking_id', '=', bookingId)
		.orderBy('issued_at')
		.orderBy('document', 'desc')
		.orderBy('kind')
		.execute();
}

export async function invoicesByIds(db: Queryable, ids: readonly string[]): Promise<InvoiceRow[]> {
	if (ids.length === 0) return [];
	return db.selectFrom('invoices').selectAll().where('id', 'in', ids).execute();
}

export async function linesOf(db: Queryable, invoiceId: string): Promise<LineRow[]> {
	return db.selectFrom('invoice_lines').selectAll().where('invoice_id', '=', invoiceId).orderBy('line_no').execute();
}

export type InvoicesOf = {
	ownerId?: string;
	kind?: InvoiceKind;
	document?: InvoiceDocument;
	period?: { from: Date; until: Date };
	/** The booking's people, car, plate or number, or the number of the invoice. */
	q?: string | undefined;
	/** Newest first without it. */
	order?: AmountOrder | undefined;
};

function hasNumber({ number, kind, document }: TypedNumber) {
	return kind ? sql`number = ${number} AND kind = ${kind} AND document = ${document}` : sql`number = ${number}`;
}

function select(db: Queryable, { ownerId, kind, document, period, q = '' }: InvoicesOf) {
	let query = db.selectFrom('invoices');
	if (ownerId !== undefined) query = query.where('owner_id', '=', ownerId);
	if (kind) query = query.where('kind', '=', kind);
	if (document) query = query.where('document', '=', document);
	if (period) query = query.where('issued_at', '>=', period.from).where('issued_at', '<', period.until);
	if (foldedWords(q).length === 0) return query;
	const number = typedNumber(q);
	return query.where(matchesAny('invoices', [sql`booking_id = ANY(${bookingsWithText(q)})`, ...(number ? [hasNumber(number)] : [])]));
}

export function listInvoices(db: Queryable, filter: InvoicesOf & PageOf): Promise<Array<Ordered<InvoiceRow>>> {
	const order = orderFor(filter.order, { by: sql<Date>`issued_at`, direction: 'desc' }, sql<bigint>`total_fils`);
	return pageInOrder(select(db, filter).selectAll(), order, filter).execute();
}

export async function countInvoices(db: Queryable, filter: InvoicesOf): Promise<number> {
	const row = await select(db, filter)
		.select((eb) => eb.fn.countAll<bigint>().as('invoices'))
		.executeTakeFirstOrThrow();
	return Number(row.invoices);
}

/** Bookings that earned something before there were invoices, or in a process of the former release; the oldest first. */
export async function bookingsWithoutInvoice(db: Queryable, limit: number): Promise<string[]> {
	const { rows } = await sql<{ id: string }>`
		SELECT b.id FROM bookings b
		WHERE b.status IN ('COMPLETED', 'CANCELLED') AND (
			(CASE b.status WHEN 'COMPLETED' THEN b.platform_fee_fils + b.promo_fils ELSE b.kept_platform_fee_fils + b.kept_promo_fils END > 0
				AND NOT EXISTS (SELECT FROM invoices i WHERE i.booking_id = b.id AND i.kind = 'PLATFORM_FEE'))
			OR (b.office IS NOT NULL AND CASE b.status WHEN 'COMPLETED' THEN b.total_fils ELSE b.kept_fils END > 0
				AND NOT EXISTS (SELECT FROM invoices i WHERE i.booking_id = b.id AND i.kind = 'RENTAL'))
		)
		ORDER BY coalesce(b.completed_at, b.cancelled_at), b.id LIMIT ${limit}`.execute(db);
	return rows.map(({ id }) => id);
}

/** Invoices to and from this account, and of the rentals that it paid for. */
export async function invoicesOfUser(db: Queryable, userId: string): Promise<InvoiceRow[]> {
	return db
		.selectFrom('invoices')
		.selectAll()
		.where((eb) => eb.or([eb('owner_id', '=', userId), eb.and([eb('kind', '=', 'RENTAL'), eb('renter_id', '=', userId)])]))
		.orderBy('issued_at')
		.execute();
}

/** Numbers and amounts stay. */
export async function eraseNamesOf(tx: Transaction, userId: string): Promise<void> {
	await sql`
		UPDATE invoices SET buyer_name_en = '', buyer_name_ar = '', buyer_tax_number = ''
		WHERE (kind = 'PLATFORM_FEE' AND owner_id = ${userId}) OR (kind = 'RENTAL' AND renter_id = ${userId})`.execute(tx);
	await sql`
		UPDATE invoices SET seller_name_en = '', seller_name_ar = '', seller_tax_number = ''
		WHERE kind = 'RENTAL' AND owner_id = ${userId}`.execute(tx);
}
