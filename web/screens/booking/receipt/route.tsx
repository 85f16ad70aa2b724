/** The receipt of a paid booking, with what went back of it, in both languages, for the screen and for A4. */
import { useQuery } from '@tanstack/react-query';
import { type BookingReceipt, getReceipt } from '#contract/booking-life.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { statusLabel } from '../../../bookings/status.ts';
import { useParam } from '../../../navigation/params.ts';
import { nameOf } from '../../../people.ts';
import { freshOnArrival, read } from '../../../queries.ts';
import { carName } from '../../renter/booked-car.tsx';
import { type Both, In, PaperPage, PaperRow, PaperSection } from '../paper.tsx';
import { amountLines, common, inBoth, moment, money } from '../paper-amounts.ts';
import { PaperMissing } from '../paper-missing.tsx';
import { both, useReceiptTexts } from './texts.ts';
import { usePrintWanted } from './use-print-wanted.ts';

const [en, ar] = [both.en.paper, both.ar.paper];
type Word = { [K in keyof typeof en]: (typeof en)[K] extends string ? K : never }[keyof typeof en];
const word = (key: Word): Both => ({ en: en[key], ar: ar[key] });

export default function ReceiptScreen() {
	const t = useReceiptTexts();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({ ...read(getReceipt, { params: { id } }), ...freshOnArrival });
	if (data) return <Receipt receipt={data} />;
	return (
		<PaperMissing
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
	const t = useReceiptTexts();
	usePrintWanted();
	const { booking, issuedAt, qr, address, paidAt, reference, gatewayReference } = receipt;
	const issued = inBoth((format, language) => both[language].paper.issued(format.date(issuedAt, 'moment')));
	return (
		<PaperPage booking={booking} back={t.back} print={t.print} title={word('title')} issued={issued} qr={{ ...qr, address }}>
			<PaperSection title={word('booking')}>
				<dl>
					<PaperRow label={word('renter')} value={{ en: nameOf(booking.renter, 'en'), ar: nameOf(booking.renter, 'ar') }} strong />
					<PaperRow label={word('owner')} value={{ en: nameOf(booking.owner, 'en'), ar: nameOf(booking.owner, 'ar') }} />
					<PaperRow label={word('car')} value={carName(booking)} />
					<PaperRow label={word('pickup')} value={moment(booking.startAt)} />
					<PaperRow label={word('return')} value={moment(booking.endAt)} />
					<PaperRow label={word('status')} value={inBoth((_, language) => common[language].bookingStatus[statusLabel(booking)])} />
				</dl>
			</PaperSection>
			<PaperSection title={word('payment')}>
				<dl>
					<PaperRow label={word('paidAt')} value={moment(paidAt)} />
					<PaperRow label={word('paidBy')} value={word('card')} />
					<PaperRow label={word('reference')} value={reference} />
					{gatewayReference && <PaperRow label={word('gatewayReference')} value={gatewayReference} />}
				</dl>
			</PaperSection>
			<PaperSection title={word('amounts')}>
				<dl>
					{amountLines(booking).map(({ key, ...line }) => (
						<PaperRow key={key} {...line} />
					))}
				</dl>
			</PaperSection>
			<Refunds receipt={receipt} />
			<p className="mt-5 grid grid-cols-2 gap-6 text-xs">
				<span>{en.note}</span>
				<In language="ar">{ar.note}</In>
			</p>
		</PaperPage>
	);
}

function Refunds({ receipt: { booking, refunds } }: { receipt: BookingReceipt }) {
	if (refunds.length === 0) return null;
	const back = refunds.reduce((sum, { amountJod }) => sum + parseFils(amountJod), 0n);
	const remains = formatFils(parseFils(booking.chargeJod) - back);
	return (
		<PaperSection title={word('refunds')}>
			<dl>
				{refunds.map(({ amountJod, at, arrived }) => (
					<PaperRow
						key={`${at} ${amountJod}`}
						label={inBoth((format, language) => both[language].paper[arrived ? 'arrived' : 'sent'](format.date(at, 'moment')))}
						value={inBoth((format) => `−${format.jod(amountJod)}`)}
					/>
				))}
				<PaperRow label={word('remains')} value={money(remains)} strong />
			</dl>
		</PaperSection>
	);
}
