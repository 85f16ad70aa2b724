/** Receipt of a paid booking with its refunds in both languages, for screen and A4. */

import { useQuery } from '@tanstack/react-query';
import { type BookingReceipt, getReceipt } from '#contract/booking-papers.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { statusLabel } from '#web/features/bookings/status.ts';
import { useBookingAddress } from '#web/features/bookings/use-booking.ts';
import { nameOf } from '#web/features/people/people.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { amountLines, common, inBothLanguages, moment, money } from '../print-amounts.ts';
import { PrintMissing } from '../print-missing.tsx';
import { type Both, In, PrintPage, PrintRow, PrintSection } from '../print-page.tsx';
import { texts as arabic } from './texts.ar.ts';
import { texts as english, type ReceiptTexts } from './texts.en.ts';
import { usePrintOnOpen } from './use-print-on-open.ts';

/** The buttons follow the page's language; the document is in both. */
const both = { en: english, ar: arabic };
const [en, ar] = [english.paper, arabic.paper];
type Word = { [K in keyof typeof en]: (typeof en)[K] extends string ? K : never }[keyof typeof en];
const word = (key: Word): Both => ({ en: en[key], ar: ar[key] });

export default function ReceiptScreen() {
	const t = useScreenTexts<ReceiptTexts>();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getReceipt, { params: { id } }), ...refetchOnVisit });
	if (data) return <Receipt receipt={data} />;
	return (
		<PrintMissing
			id={id}
			error={error}
			retry={() => void refetch()}
			busy={isFetching}
			title={t.missing}
			hint={t.missingHint}
			back={t.back}
		/>
	);
}

function Receipt({ receipt }: { receipt: BookingReceipt }) {
	const t = useScreenTexts<ReceiptTexts>();
	usePrintOnOpen();
	const { booking, issuedAt, qr, address, paidAt, reference, gatewayReference, furtherPayments, office } = receipt;
	const issued = inBothLanguages((_, language) => both[language].paper.issued(moment(issuedAt)[language]));
	return (
		<PrintPage
			{...{ number: booking.id, href: useBookingAddress(booking.id), back: t.back, print: t.print, issued }}
			title={word('title')}
			qr={{ ...qr, address }}
		>
			<PrintSection title={word('booking')}>
				<dl>
					<PrintRow label={word('renter')} value={{ en: nameOf(booking.renter, 'en'), ar: nameOf(booking.renter, 'ar') }} strong />
					<PrintRow label={word('owner')} value={{ en: nameOf(booking.owner, 'en'), ar: nameOf(booking.owner, 'ar') }} />
					{office && <PrintRow label={word('office')} value={{ en: office.nameEn, ar: office.nameAr }} />}
					<PrintRow label={word('car')} value={inBothLanguages((_, language) => carNameOf(booking.car, language))} />
					<PrintRow label={word('pickup')} value={moment(booking.startAt)} />
					<PrintRow label={word('return')} value={moment(booking.endAt)} />
					<PrintRow label={word('status')} value={inBothLanguages((_, language) => common[language].bookingStatus[statusLabel(booking)])} />
				</dl>
			</PrintSection>
			<PrintSection title={word('payment')}>
				<dl>
					<PrintRow label={word('paidAt')} value={moment(paidAt)} />
					<PrintRow label={word('paidBy')} value={word('card')} />
					<PrintRow label={word('reference')} value={reference} />
					{gatewayReference && <PrintRow label={word('gatewayReference')} value={gatewayReference} />}
					{furtherPayments.map(({ amountJod, at, reference: later }) => (
						<PrintRow
							key={later}
							label={inBothLanguages((format, language) => both[language].paper.changePaid(format.date(at, 'moment')))}
							value={inBothLanguages((format) => `${format.jod(amountJod)} (${later})`)}
						/>
					))}
				</dl>
			</PrintSection>
			<PrintSection title={word('amounts')}>
				<dl>
					{amountLines(booking).map(({ key, ...line }) => (
						<PrintRow key={key} {...line} />
					))}
				</dl>
			</PrintSection>
			<Refunds receipt={receipt} />
			<p className="mt-5 grid grid-cols-2 gap-6 text-xs">
				<span>{en.note}</span>
				<In language="ar">{ar.note}</In>
			</p>
		</PrintPage>
	);
}

function Refunds({ receipt: { paidJod, refunds } }: { receipt: BookingReceipt }) {
	if (refunds.length === 0) return null;
	const back = refunds.reduce((sum, { amountJod }) => sum + parseFils(amountJod), 0n);
	const remainingJod = formatFils(parseFils(paidJod) - back);
	return (
		<PrintSection title={word('refunds')}>
			<dl>
				{refunds.map(({ amountJod, at, arrived }) => (
					<PrintRow
						key={`${at} ${amountJod}`}
						label={inBothLanguages((format, language) => both[language].paper[arrived ? 'arrived' : 'sent'](format.date(at, 'moment')))}
						value={inBothLanguages((format) => `−${format.jod(amountJod)}`)}
					/>
				))}
				<PrintRow label={word('remains')} value={money(remainingJod)} strong />
			</dl>
		</PrintSection>
	);
}
