/** Lines of the form: reason, amount, description; with the calculation from the records, if any. */
import { Plus, Trash2 } from 'lucide-react';
import { type ClaimState, MAX_CLAIM_LINE_WORDS } from '#contract/claim-shapes.ts';
import { type DeductionType, deductionTypes } from '#contract/settlements.ts';
import { RecordOf } from '#web/features/claims/lines.tsx';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field, FieldError, Input, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ClaimFormTexts } from './texts.en.ts';
import type { ClaimFormState } from './use-claim-form.ts';
import type { ClaimLine } from './values.ts';

type LinesForm = Pick<ClaimFormState, 'hasRoom' | 'addLine' | 'changeLine' | 'removeLine'> & {
	values: Pick<ClaimFormState['values'], 'lines'>;
};
type FormLinesProps = { form: LinesForm; charges: ClaimState['charges']; fields: Readonly<Record<string, string>> };

export function FormLines({ form, charges, fields }: FormLinesProps) {
	const { form: t } = useScreenTexts<ClaimFormTexts>();
	const { lines } = form.values;
	return (
		<Panel title={t.lines} lead={charges && charges.lines.length > 0 ? t.fromRecords : undefined}>
			<ul className="grid gap-5">
				{lines.map((line, index) => (
					<li key={line.key} className="border-line border-b pb-5">
						<FormLine form={form} line={line} index={index} charges={charges} fields={fields} />
					</li>
				))}
			</ul>
			{lines.length === 0 && <p className="text-muted">{t.noLines}</p>}
			{fields.items && <FieldError>{fields.items}</FieldError>}
			{form.hasRoom && (
				<Button className="mt-4" onClick={form.addLine}>
					<Plus aria-hidden className="size-5" />
					{t.addLine}
				</Button>
			)}
		</Panel>
	);
}

type FormLineProps = FormLinesProps & { line: ClaimLine; index: number };

function FormLine({ form, line, index, charges, fields }: FormLineProps) {
	const { form: t } = useScreenTexts<ClaimFormTexts>();
	const { types } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const format = useFormat();
	const record = charges?.lines.find(({ kind }) => kind === line.type) ?? null;
	const place = format.number(index + 1);
	const problem = (field: string) => fields[`items.${index}.${field}`];
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">{t.line(place)}</legend>
			<div className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_2.75rem]">
				<Field label={t.type} error={problem('type')} className="max-[22rem]:col-span-2">
					<Select
						name={`type-${index}`}
						value={line.type}
						onChange={(event) => form.changeLine(line.key, { type: event.currentTarget.value as DeductionType })}
					>
						{deductionTypes.map((type) => (
							<option key={type} value={type}>
								{types[type]}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t.amount(format.currency)} error={problem('amountJod')} className="max-[22rem]:col-span-2">
					<Input
						name={`amount-${index}`}
						inputMode="decimal"
						autoComplete="off"
						className="numbers text-end"
						value={line.amount}
						onChange={(event) => form.changeLine(line.key, { amount: event.currentTarget.value })}
					/>
				</Field>
				<div className="max-sm:hidden sm:pt-6.5">
					<IconButton label={t.remove(place)} onClick={() => form.removeLine(line.key)}>
						<Trash2 aria-hidden className="size-5" />
					</IconButton>
				</div>
			</div>
			<Field label={t.description} className="mt-3" error={problem('description')}>
				<Input
					name={`description-${index}`}
					maxLength={MAX_CLAIM_LINE_WORDS}
					placeholder={t.descriptionExample[line.type]}
					value={line.description}
					onChange={(event) => form.changeLine(line.key, { description: event.currentTarget.value })}
				/>
			</Field>
			<RecordOf item={{ type: line.type, record }} />
			<Button variant="quiet" className="mt-1 sm:hidden" onClick={() => form.removeLine(line.key)}>
				<Trash2 aria-hidden className="size-5" />
				{t.remove(place)}
			</Button>
		</fieldset>
	);
}
