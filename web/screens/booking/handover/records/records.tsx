/** Records of handover and return in comparison: odometer, fuel, notes, and time. */
import { clsx } from 'clsx';
import { type Handover, type HandoverPhase, type HandoverRecord, handoverPhases, handoverSides } from '#contract/handover.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { FuelBar } from '../fuel-bar.tsx';
import type { HandoverTexts } from '../texts.en.ts';

export function Records({ handover }: { handover: Handover }) {
	const { records: t } = useScreenTexts<HandoverTexts>();
	const visible = handoverPhases.filter((phase) => handover.records.some((record) => record.phase === phase));
	return (
		<Panel title={t.title}>
			<div className={clsx('grid gap-8', visible.length > 1 && 'lg:grid-cols-2 lg:gap-10')}>
				{visible.map((phase) => (
					<Phase key={phase} phase={phase} handover={handover} />
				))}
			</div>
		</Panel>
	);
}

function Phase({ phase, handover }: { phase: HandoverPhase; handover: Handover }) {
	const { records: t, side: sides } = useScreenTexts<HandoverTexts>();
	return (
		<section aria-label={t[phase]}>
			<h3 className="font-semibold">{t[phase]}</h3>
			<div className="mt-3 grid grid-cols-2 gap-x-4">
				{handoverSides.map((side) => {
					const record = handover.records.find((each) => each.phase === phase && each.side === side);
					return (
						<div key={side} data-testid={`record-${phase}-${side}`} className="min-w-0">
							<h4 className="border-line border-b pb-1.5 text-muted text-sm">{sides[side]}</h4>
							{record ? (
								<RecordDetails record={record} isElectric={handover.fuel === 'Electric'} />
							) : (
								<p className="pt-3 text-muted text-sm">{t.none}</p>
							)}
						</div>
					);
				})}
			</div>
		</section>
	);
}

const SOON_MS = 5 * 60_000;

function RecordDetails({ record, isElectric }: { record: HandoverRecord; isElectric: boolean }) {
	const { records: t, steps } = useScreenTexts<HandoverTexts>();
	const { format } = useLanguage();
	const { recordedAt, receivedAt } = record;
	const isLater = Date.parse(receivedAt) - Date.parse(recordedAt) > SOON_MS;
	const dayAndTime = (moment: string) => `${format.date(moment, 'day')} ${format.date(moment, 'time')}`;
	return (
		<dl className="numbers space-y-3 pt-3">
			<div>
				<dt className="text-muted text-xs">{t.odometer}</dt>
				<dd className="font-semibold text-lg">{t.km(format.number(record.odometerKm))}</dd>
			</div>
			<div>
				<dt className="text-muted text-xs">{isElectric ? t.battery : t.fuel}</dt>
				<dd>
					<span className="block font-medium">{steps.readings.eighths(format.number(record.fuelEighths))}</span>
					<FuelBar eighths={record.fuelEighths} className="mt-1 max-w-36" />
				</dd>
			</div>
			<div suppressHydrationWarning>
				<dt className="text-muted text-xs">{t.when}</dt>
				<dd className="text-sm">
					{dayAndTime(recordedAt)}
					{isLater && <span className="block text-muted text-xs">{t.sentLater(dayAndTime(receivedAt))}</span>}
				</dd>
			</div>
			{record.notes && (
				<div>
					<dt className="text-muted text-xs">{t.notes}</dt>
					<dd className="whitespace-pre-line text-sm">
						<bdi>{record.notes}</bdi>
					</dd>
				</div>
			)}
		</dl>
	);
}
