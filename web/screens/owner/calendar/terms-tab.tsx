/** Terms of a car: one form, saved as a whole. A focused field is never hidden behind the save bar. */
import { useQuery } from '@tanstack/react-query';
import { getTerms, type OwnerTerms } from '#contract/calendar.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { BranchCard } from './branch-card.tsx';
import { CancellationPanel } from './cancellation-panel.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { ExtrasPanel } from './extras-panel.tsx';
import { MeetingPointCard } from './meeting-point-card.tsx';
import { PricePanel } from './price-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { ServiceCard } from './service-card.tsx';
import type { CalendarTexts } from './texts.en.ts';
import { useTerms } from './use-terms.ts';

export default function TermsTab({ carId }: { carId: string }) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getTerms, { params: { id: carId } }), ...refetchOnVisit });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />;
	if (!data) {
		return (
			<div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
				<Skeleton className="h-80 rounded-card" />
				<Skeleton className="h-80 rounded-card" />
			</div>
		);
	}
	return (
		<>
			<TermsForm key={carId} carId={carId} terms={data} />
			<MeetingPointCard carId={carId} />
			<BranchCard carId={carId} />
			<ServiceCard carId={carId} />
		</>
	);
}

function TermsForm({ carId, terms }: { carId: string; terms: OwnerTerms }) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const state = useTerms(carId, terms);
	const { changed, isSaving, props } = state;
	return (
		<form {...props} className="[&_input]:scroll-mb-28">
			<div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
				<PricePanel state={state} />
				<RulesPanel state={state} pausedUntil={terms.instantBookPausedUntil} />
				<DeliveryPanel state={state} />
				<ExtrasPanel state={state} />
				<CancellationPanel state={state} />
			</div>
			<div className="sticky bottom-(--bars) z-10 -mx-4 mt-6 flex flex-wrap items-center justify-end gap-x-6 gap-y-2 border-line border-t bg-canvas px-4 py-3 md:-mx-8 md:px-8">
				<p className="text-muted text-sm max-sm:hidden">{t.frozen}</p>
				<Button type="submit" variant={changed ? 'primary' : 'secondary'} busy={isSaving && t.saving} className="max-sm:w-full sm:min-w-40">
					{t.save}
				</Button>
			</div>
		</form>
	);
}
