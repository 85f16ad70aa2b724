/** Lines of a claim: reason, amount, the calculation from the handover records, and the granted amount. */
import { clsx } from 'clsx';
import type { Claim, ClaimItem } from '#contract/claim-shapes.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useBookingAddress } from '#web/features/bookings/use-booking.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ClaimTexts } from './texts.en.ts';

export function ClaimLines({ claim }: { claim: Claim }) {
	const { lines: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const address = useBookingAddress(claim.bookingId);
	return (
		<Panel title={t.title}>
			<ul className="numbers border-line border-t">
				{claim.items.map((item) => (
					<Line key={item.id} item={item} />
				))}
			</ul>
			<dl className="numbers pt-3">
				<Sum label={t.total} amount={claim.claimed.totalJod} strong={!claim.granted} />
				{claim.granted && <Sum label={t.granted} amount={claim.granted.totalJod} strong />}
			</dl>
			{claim.items.some(({ record }) => record) && (
				<Link
					href={`${address}/handover`}
					className="mt-3 inline-flex min-h-11 items-center font-medium text-primary text-sm hover:underline"
				>
					{t.records}
				</Link>
			)}
		</Panel>
	);
}

function Sum({ label, amount, strong }: { label: string; amount: string; strong: boolean }) {
	const format = useFormat();
	return (
		<div className={clsx('flex items-baseline justify-between gap-4 py-1', strong ? 'font-semibold text-lg' : 'text-muted')}>
			<dt>{label}</dt>
			<dd className="whitespace-nowrap">{format.jod(amount)}</dd>
		</div>
	);
}

function Line({ item }: { item: ClaimItem }) {
	const { claim: t } = useScreenTexts<{ claim: ClaimTexts }>();
	const format = useFormat();
	const isLess = item.grantedJod !== null && item.grantedJod !== item.amountJod;
	return (
		<li data-testid="claim-line" className="flex items-baseline justify-between gap-4 border-line border-b py-3">
			<div className="min-w-0">
				<p className="font-medium">{t.types[item.type]}</p>
				<p className="break-words text-sm">
					<bdi>{item.description}</bdi>
				</p>
				<RecordOf item={item} />
			</div>
			<div className="shrink-0 whitespace-nowrap text-end font-medium">
				<p className={clsx(isLess && 'text-muted line-through')}>{format.jod(item.amountJod)}</p>
				{isLess && (
					<p>
						<span className="sr-only">{t.lines.granted} </span>
						{format.jod(item.grantedJod ?? '0')}
					</p>
				)}
			</div>
		</li>
	);
}

/** Calculation from the records: kilometres, eighths of a tank or started hours at their rate. */
export function RecordOf({ item: { type, record } }: { item: Pick<ClaimItem, 'type' | 'record'> }) {
	const { lines: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const format = useFormat();
	if (!record) return null;
	const inUnits: Partial<Record<ClaimItem['type'], (count: string) => string>> = t.quantity;
	const quantity = inUnits[type]?.(format.number(record.quantity)) ?? format.number(record.quantity);
	return (
		<p className="mt-0.5 text-muted text-sm">
			{t.record(`${t.times(quantity, format.jod(record.rateJod))} =\u00a0${format.jod(record.amountJod)}`)}
		</p>
	);
}
