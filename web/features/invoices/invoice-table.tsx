/** Invoices and credit notes as a table, each with its page to print and its XML. */
import { FileCode2 } from 'lucide-react';
import { getInvoiceXml, type InvoiceSummary } from '#contract/invoices.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { cell, headCell, moneyCell, moneyHead, TableFrame } from '#web/features/finances/table-frame.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { InvoiceListTexts } from './texts.en.ts';

/** On a phone these are below the number. */
const wide = '@max-3xl:hidden';
const link = 'inline-flex min-h-11 items-center gap-1 text-primary hover:underline';

/** `area`: of the bookings in this shell. */
type Area = { area: '/booking' | '/owner/bookings' };

export function InvoiceTable({ invoices, area }: Area & { invoices: readonly InvoiceSummary[] }) {
	const t = useScreenTexts<{ invoices: InvoiceListTexts }>().invoices;
	return (
		<TableFrame label={t.table} breaksWords>
			<thead className="border-line border-b bg-sunken">
				<tr>
					<th scope="col" className={headCell}>
						{t.number}
					</th>
					{[t.date, t.kind, t.buyer].map((label) => (
						<th key={label} scope="col" className={`${headCell} ${wide}`}>
							{label}
						</th>
					))}
					<th scope="col" className={moneyHead}>
						{t.total}
					</th>
					<th scope="col" className={headCell}>
						<span className="sr-only">{t.files}</span>
					</th>
				</tr>
			</thead>
			<tbody className="divide-y divide-line">
				{invoices.map((invoice) => (
					<Row key={invoice.id} invoice={invoice} area={area} />
				))}
			</tbody>
		</TableFrame>
	);
}

function Row({ invoice, area }: Area & { invoice: InvoiceSummary }) {
	const t = useScreenTexts<{ invoices: InvoiceListTexts }>().invoices;
	const { format, language } = useLanguage();
	const { id, bookingId, number, kind, document, issuedAt, buyer, totalJod, credits } = invoice;
	const isCredit = document === 'CREDIT_NOTE';
	const recipient = (language === 'ar' ? buyer.nameAr : buyer.nameEn) || t.gone;
	const title = isCredit ? t.creditOf[kind] : t.kinds[kind];
	return (
		<tr data-testid="invoice-row">
			<td className={`${cell} numbers`}>
				<Link
					href={`${area}/${bookingId}/invoices/${id}`}
					aria-label={t.openNumber(number)}
					className={`${link} whitespace-nowrap font-medium`}
				>
					<bdi>{number}</bdi>
				</Link>
				<span className="block text-muted text-sm @3xl:hidden">
					<span className="flex flex-wrap gap-x-3">
						<span>{title}</span>
						<span suppressHydrationWarning>{format.date(issuedAt)}</span>
					</span>
					<span className="block">
						<bdi>{recipient}</bdi>
					</span>
				</span>
			</td>
			<td suppressHydrationWarning className={`${cell} ${wide} whitespace-nowrap`}>
				{format.date(issuedAt)}
			</td>
			<td className={`${cell} ${wide}`}>
				{title}
				{credits && <span className="numbers block text-muted text-sm">{t.credits(credits.number)}</span>}
			</td>
			<td className={`${cell} ${wide}`}>
				<bdi>{recipient}</bdi>
			</td>
			<td className={`${moneyCell} font-semibold @max-3xl:ps-0`}>{isCredit ? `−${format.jod(totalJod)}` : format.jod(totalJod)}</td>
			<td className={`${cell} text-end @max-3xl:ps-0`}>
				<a href={pathOf(getInvoiceXml, { params: { id } })} download aria-label={t.xmlOf(number)} className={link}>
					<FileCode2 aria-hidden className="size-5" />
					<span className="@max-3xl:sr-only">{t.xml}</span>
				</a>
			</td>
		</tr>
	);
}
