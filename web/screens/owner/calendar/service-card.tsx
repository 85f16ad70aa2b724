/** Next service of this car. A separate form, because renters never see it. */
import { useQuery } from '@tanstack/react-query';
import { getCarService, putCarService } from '#contract/car-service.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getFleet, getOwnerToday } from '#contract/fleet.ts';
import { call } from '#web/browser/api.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { hasFieldErrors } from '#web/ui/use-action-mutation.ts';
import type { CalendarTexts } from './texts.en.ts';

export function ServiceCard({ carId }: { carId: string }) {
	const { service: t } = useScreenTexts<CalendarTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getCarService, { params: { id: carId } }), ...refetchOnVisit });
	return (
		<div className="mt-8 lg:max-w-3xl">
			<Panel title={t.title} lead={t.lead}>
				{error && !data && <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />}
				{!error && !data && <Skeleton className="h-32" />}
				{data && <ServiceForm key={`${carId} ${data.planned?.dueOn} ${data.planned?.dueKm}`} carId={carId} saved={data} />}
			</Panel>
		</div>
	);
}

function ServiceForm({ carId, saved: { planned, mileageKm } }: { carId: string; saved: ResponseOf<typeof getCarService> }) {
	const { service: t } = useScreenTexts<CalendarTexts>();
	const { format } = useLanguage();
	const { field, send, errors, props } = useActionForm<{ dueOn: string; dueKm: string }>({
		call: (body) => call(putCarService, { params: { id: carId }, body }),
		defaultValues: { dueOn: planned?.dueOn ?? '', dueKm: planned?.dueKm == null ? '' : String(planned.dueKm) },
		refreshes: [getCarService, getFleet, getOwnerToday],
		done: t.saved,
		failed: t.failed,
		isShownElsewhere: hasFieldErrors,
	});
	return (
		<form {...props} data-testid="service" className="grid gap-5 sm:grid-cols-2">
			<Field label={t.dueOn} optional error={errors.dueOn}>
				<DateInput {...field('dueOn')} />
			</Field>
			<Field label={t.dueKm} optional hint={t.reading(format.number(mileageKm))} error={errors.dueKm}>
				<Input {...field('dueKm')} inputMode="numeric" dir="ltr" className="rtl:text-end" />
			</Field>
			<div className="sm:col-span-2">
				<Button type="submit" variant="primary" busy={send.isPending && t.saving}>
					{t.save}
				</Button>
			</div>
		</form>
	);
}
