/** An invoice or credit note in both languages, for screen and A4, with its XML. */
import { useQuery } from '@tanstack/react-query';
import { FileCode2, SearchX } from 'lucide-react';
import { getInvoice, getInvoiceXml, type Invoice } from '#contract/invoices.ts';
import { isRefusal, pathOf } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useBookingAddress, useIsOwnersPage } from '#web/features/bookings/use-booking.ts';
import { usePermission } from '#web/features/session/acting.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { buttonStyle, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { inBothLanguages, moment } from '../print-amounts.ts';
import { type Both, In, PrintPage, PrintRow, PrintSection } from '../print-page.tsx';
import { texts as arabic } from './texts.ar.ts';
import { texts as english, type InvoiceTexts } from './texts.en.ts';

/** The buttons follow the page's language; the document is in both. */
const [en, ar] = [english.paper, arabic.paper];
type Word = { [K in keyof typeof en]: (typeof en)[K] extends string ? K : never }[keyof typeof en];
const word = (key: Word): Both => ({ en: en[key], ar: ar[key] });
/** Three decimals, as on the invoice itself. */
const money = (jod: string): Both => ({ en: `${jod} JOD`, ar: `${jod} د.أ` });

export default function InvoiceScreen() {
	const id = useParam('invoiceId');
	const isOwners = useIsOwnersPage();
	const address = useBookingAddress(useParam('id'));
	const t = useScreenTexts<InvoiceTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getInvoice, { params: { id } }), ...refetchOnVisit });
	if (data) return <InvoicePaper invoice={data} />;
	const isMissing = isRefusal(error, 'INVOICE_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT');
	return (
		<div className={isOwners ? 'mx-auto max-w-[54rem]' : 'container-page max-w-[54rem] pt-6 pb-20'}>
			{isMissing && (
				<EmptyState
					icon={<SearchX aria-hidden />}
					titleAs="h1"
					title={t.missing}
					action={
						<LinkButton href={isOwners ? '/owner/invoices' : address} variant="primary">
							{isOwners ? t.toInvoices : t.back}
						</LinkButton>
					}
				/>
			)}
			{error && !isMissing && <ErrorState titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />}
			{!error && <Skeleton className="h-[40rem] w-full" />}
		</div>
	);
}

function InvoicePaper({ invoice }: { invoice: Invoice }) {
	const t = useScreenTexts<InvoiceTexts>();
	const mayOpenBooking = usePermission('bookings');
	const { id, document, number, issuedAt, bookingId, suppliedOn, seller, buyer, credits, creditNotes } = invoice;
	const address = useBookingAddress(bookingId);
	const issued = inBothLanguages((_, language) => (language === 'ar' ? ar : en).issued(moment(issuedAt)[language]));
	return (
		<PrintPage
			{...(mayOpenBooking ? { href: address, back: t.back } : { href: '/owner/invoices', back: t.toInvoices })}
			{...{ number, print: t.print, issued }}
			title={word(document === 'INVOICE' ? 'invoice' : 'creditNote')}
			actions={
				<a href={pathOf(getInvoiceXml, { params: { id } })} download className={buttonStyle({ variant: 'secondary' })}>
					<FileCode2 aria-hidden className="size-5" />
					{t.xml}
				</a>
			}
		>
			<PrintSection title={word('parties')}>
				<dl>
					<PartyRows label={word('seller')} party={seller} />
					<PartyRows label={word('buyer')} party={buyer} />
					<PrintRow label={word('booking')} value={bookingId} />
					<PrintRow label={word('suppliedOn')} value={inBothLanguages((format) => format.date(suppliedOn))} />
					{credits && <PrintRow label={word('credits')} value={<Link href={`${address}/invoices/${credits.id}`}>{credits.number}</Link>} />}
					{creditNotes.map((note) => (
						<PrintRow key={note.id} label={word('creditedBy')} value={<Link href={`${address}/invoices/${note.id}`}>{note.number}</Link>} />
					))}
				</dl>
			</PrintSection>
			<Lines invoice={invoice} />
			<Totals invoice={invoice} />
		</PrintPage>
	);
}

function PartyRows({ label, party: { nameEn, nameAr, taxNumber } }: { label: Both; party: Invoice['seller'] }) {
	return (
		<>
			<PrintRow label={label} value={{ en: nameEn || en.gone, ar: nameAr || ar.gone }} strong />
			{taxNumber && <PrintRow label={word('taxNumber')} value={taxNumber} />}
		</>
	);
}

function Lines({ invoice: { lines, taxPercent } }: { invoice: Invoice }) {
	return (
		<PrintSection title={word('lines')}>
			<div className="overflow-x-auto">
				<table className="w-full">
					<thead>
						<tr className="border-line border-b text-start">
							<Heading text={word('line')} />
							<Heading text={word('quantity')} isAmount />
							{taxPercent > 0 && <Heading text={word('tax')} isAmount />}
							<Heading text={word('amount')} isAmount />
						</tr>
					</thead>
					<tbody>
						{lines.map((line) => (
							<tr key={line.textEn} className="border-line border-b align-baseline">
								<td className="py-1.5 pe-3">
									{line.textEn}
									<span className="block">
										<In language="ar">{line.textAr}</In>
									</span>
								</td>
								<td className="py-1.5 text-end">{line.quantity}</td>
								{taxPercent > 0 && <td className="py-1.5 text-end">{line.taxJod}</td>}
								<td className="py-1.5 text-end">{line.totalJod}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</PrintSection>
	);
}

/** A line for each language: side by side they would run into the next column. */
function Heading({ text, isAmount = false }: { text: Both; isAmount?: boolean }) {
	return (
		<th
			scope="col"
			className={`py-1.5 font-medium text-muted max-[22rem]:text-xs ${isAmount ? 'ps-3 text-end max-[22rem]:ps-2' : 'text-start'}`}
		>
			<span className="block">{text.en}</span>
			<In language="ar" className={`block ${isAmount ? 'text-start' : 'text-end'}`}>
				{text.ar}
			</In>
		</th>
	);
}

function Totals({ invoice: { document, taxPercent, netJod, taxJod, totalJod, promoJod, payableJod } }: { invoice: Invoice }) {
	return (
		<PrintSection title={word('totals')} whole>
			<dl data-testid="invoice-totals">
				{taxPercent > 0 && (
					<>
						<PrintRow label={word('net')} value={money(netJod)} />
						<PrintRow label={{ en: en.taxAt(taxPercent), ar: ar.taxAt(taxPercent) }} value={money(taxJod)} />
					</>
				)}
				<PrintRow label={word(document === 'INVOICE' ? 'total' : 'totalCredited')} value={money(totalJod)} strong />
				{promoJod !== '0.000' && (
					<>
						<PrintRow label={word('promo')} value={money(promoJod)} />
						<PrintRow label={word('payable')} value={money(payableJod)} strong />
					</>
				)}
			</dl>
			<p className="mt-3 grid grid-cols-2 gap-6 text-xs">
				<span>{en.note}</span>
				<In language="ar">{ar.note}</In>
			</p>
		</PrintSection>
	);
}
