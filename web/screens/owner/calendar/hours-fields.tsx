/** First and last hour for pickups and returns. */
import type { ReactNode } from 'react';
import { halfHours, hourEnds } from '#contract/pickup-hours.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import type { CalendarTexts } from './texts.en.ts';
import type { TermsState } from './use-terms.ts';

type HoursFieldsProps = {
	state: Pick<TermsState, 'draft' | 'change' | 'wrong'>;
	name: 'pickupHours' | 'airportHours';
	label: string;
	hint?: ReactNode;
};

export function HoursFields({ state: { draft, change, wrong }, name, label, hint }: HoursFieldsProps) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const { format } = useLanguage();
	const ends = [
		{ end: 'from', times: halfHours, label: t.hoursFrom },
		{ end: 'until', times: hourEnds, label: t.hoursUntil },
	] as const;
	return (
		<fieldset>
			<legend className="mb-1.5 font-medium text-sm">{label}</legend>
			<div className="grid grid-cols-2 gap-3">
				{ends.map(({ end, times, label: endLabel }) => (
					<Field key={end} label={endLabel} error={wrong[`${name}.${end}`]}>
						<Select
							name={`${name}.${end}`}
							value={draft[name][end]}
							onChange={({ currentTarget }) => change({ [name]: { ...draft[name], [end]: currentTarget.value } })}
							className="numbers"
						>
							{times.map((time) => (
								<option key={time} value={time}>
									{format.hour(time)}
								</option>
							))}
						</Select>
					</Field>
				))}
			</div>
			{hint && <p className="mt-1.5 text-muted text-sm">{hint}</p>}
		</fieldset>
	);
}
