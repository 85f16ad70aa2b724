/** Fields for a day and a half-hour. */
import { halfHours } from '#contract/pickup-hours.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import type { Moment } from './trip-draft.ts';

type MomentFieldsProps = {
	/** Prefix of the field names. */
	name: string;
	labels: { day: string; time: string };
	days: readonly string[];
	value: Moment;
	onChange(value: Moment): void;
};

export function MomentFields({ name, labels, days, value, onChange }: MomentFieldsProps) {
	const { format } = useLanguage();
	return (
		<div className="grid gap-4 min-[22rem]:grid-cols-[3fr_2fr]">
			<Field label={labels.day}>
				<Select
					name={`${name}-day`}
					value={value.day}
					onChange={({ currentTarget }) => onChange({ ...value, day: currentTarget.value })}
					className="numbers"
				>
					{days.map((date) => (
						<option key={date} value={date}>
							{`${format.date(date, 'weekday')} ${format.date(date, 'short')}`}
						</option>
					))}
				</Select>
			</Field>
			<Field label={labels.time}>
				<Select
					name={`${name}-time`}
					value={value.time}
					onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
					className="numbers"
				>
					{[...new Set([...halfHours, value.time])].toSorted().map((each) => (
						<option key={each} value={each}>
							{each}
						</option>
					))}
				</Select>
			</Field>
		</div>
	);
}
