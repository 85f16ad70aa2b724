/** Handover and return records of both sides in comparison: odometer, fuel, notes and marked damage, with links to the photos. */
import { useQuery } from '@tanstack/react-query';
import { getHandover, type Handover, type HandoverRecord, handoverPhases, handoverSides } from '#contract/handover.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { hasMarks } from './damage/damage-of-booking.tsx';
import { MarkedDamage } from './damage/damage-panel.tsx';
import type { DamageTexts } from './damage/texts.en.ts';
import type { RecordedTexts } from './texts.en.ts';

export function Recorded({ bookingId }: { bookingId: string }) {
	const { recorded: t } = useScreenTexts<{ recorded: RecordedTexts }>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getHandover, { params: { id: bookingId } }), ...refetchOnVisit });
	return (
		<Panel title={t.title}>
			{error && !data && <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} className="py-4" />}
			{!error && !data && <Skeleton className="h-40 w-full" />}
			{data && <Records handover={data} />}
		</Panel>
	);
}

function Records({ handover }: { handover: Handover }) {
	const { recorded: t, damage } = useScreenTexts<{ recorded: RecordedTexts; damage: DamageTexts }>();
	if (handover.records.length === 0) return <p className="text-muted">{t.none}</p>;
	return (
		<>
			<div className="grid gap-6 sm:max-lg:grid-cols-2">
				{handoverPhases.map((phase) => (
					<section key={phase} aria-label={t[phase]}>
						<h3 className="font-semibold">{t[phase]}</h3>
						<div className="mt-2 grid grid-cols-2 gap-4">
							{handoverSides.map((side) => (
								<div key={side} className="min-w-0">
									<h4 className="border-line border-b pb-1 text-muted text-sm">{t[side]}</h4>
									<Record record={handover.records.find((each) => each.phase === phase && each.side === side)} />
								</div>
							))}
						</div>
					</section>
				))}
			</div>
			{hasMarks(handover) && (
				<section aria-label={damage.title} className="mt-6 border-line border-t pt-5">
					<h3 className="mb-3 font-semibold">{damage.title}</h3>
					<MarkedDamage handover={handover} />
				</section>
			)}
			<LinkButton href={`/booking/${handover.bookingId}/handover`} className="mt-5">
				{t.photos}
			</LinkButton>
		</>
	);
}

function Record({ record }: { record: HandoverRecord | undefined }) {
	const { recorded: t } = useScreenTexts<{ recorded: RecordedTexts }>();
	const format = useFormat();
	if (!record) return <p className="pt-2 text-muted text-sm">{t.missing}</p>;
	return (
		<div className="numbers space-y-1 pt-2 text-sm">
			<p className="font-medium text-base">{t.km(format.number(record.odometerKm))}</p>
			<p>{t.fuel(format.number(record.fuelEighths))}</p>
			<p className="text-muted">{t.count(format.number(record.photos.length))}</p>
			{record.notes && (
				<p className="whitespace-pre-line break-words">
					<bdi>{record.notes}</bdi>
				</p>
			)}
		</div>
	);
}
