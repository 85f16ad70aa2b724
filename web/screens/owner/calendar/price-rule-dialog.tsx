/** Adds or changes a price rule: occasion, price, dates if the occasion has none of its own, and the resulting prices. */

import { hasOwnDates, type PriceRuleKind, priceRuleKinds } from '#contract/price-rule-kinds.ts';
import type { OwnerPriceRules, PriceRule } from '#contract/price-rules.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { AmountInput } from '#web/ui/amount-input.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input, Select } from '#web/ui/field.tsx';
import { initialDates, priceModes, typedRule } from './price-rule-form.ts';
import { PriceRulePreviewBox } from './price-rule-preview.tsx';
import type { CalendarTexts } from './texts.en.ts';
import { useRuleForm } from './use-rule-form.ts';

const FORM = 'price-rule-form';

/** `rule`: the one to change. */
export type EditedRule = { kind: PriceRuleKind; rule: PriceRule | null };
type RuleDialogProps = {
	carId: string;
	today: string;
	rules: OwnerPriceRules['rules'];
	edited: EditedRule;
	open: boolean;
	onClose(): void;
};

export default function PriceRuleDialog(props: RuleDialogProps) {
	const { carId, today, edited, open, onClose } = props;
	const { priceRules: t } = useScreenTexts<CalendarTexts>();
	const state = useRuleForm(carId, typedRule(edited.kind, today, edited.rule ?? undefined), edited.rule, onClose);
	const { isPending } = state.send;
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !next && !isPending && onClose()}
			title={edited.rule ? t.editTitle(t.kinds[edited.kind]) : t.addTitle}
			footer={
				<DialogActions back={t.back} busy={isPending} onBack={onClose}>
					<Button type="submit" form={FORM} variant="primary" busy={isPending && t.saving}>
						{t.save}
					</Button>
				</DialogActions>
			}
		>
			<RuleForm {...props} state={state} />
		</Dialog>
	);
}

function RuleForm({ carId, today, rules, edited, state }: RuleDialogProps & { state: ReturnType<typeof useRuleForm> }) {
	const { priceRules: t } = useScreenTexts<CalendarTexts>();
	const errorText = useErrorText();
	const { form, field, props, send, errors } = state;
	const typed = form.watch();
	const choices = priceRuleKinds.filter((kind) => kind === 'CUSTOM' || !rules.some((rule) => rule.kind === kind));
	const chooseKind = (kind: PriceRuleKind | undefined) => kind && form.reset({ ...form.getValues(), kind, ...initialDates(kind, today) });
	return (
		<form {...props} id={FORM} className="grid gap-5" data-testid={FORM}>
			{!edited.rule && (
				<Field label={t.kind} error={errors.kind}>
					<Select value={typed.kind} onChange={({ currentTarget }) => chooseKind(choices.find((kind) => kind === currentTarget.value))}>
						{choices.map((kind) => (
							<option key={kind} value={kind}>
								{t.kinds[kind]}
							</option>
						))}
					</Select>
				</Field>
			)}
			<p className="text-muted text-sm">{t.hints[typed.kind]}</p>
			{hasOwnDates(typed.kind) && (
				<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
					<Field label={t.firstDay} error={errors.from}>
						<DateInput {...field('from')} />
					</Field>
					<Field label={t.lastDay} error={errors.to}>
						<DateInput {...field('until')} />
					</Field>
				</div>
			)}
			<ChoiceChips
				legend={t.mode}
				name="mode"
				value={typed.mode}
				choices={priceModes.map((mode) => ({ value: mode, label: t.modes[mode] }))}
				onChange={(value) => form.setValue('mode', value)}
			/>
			{typed.mode === 'FIXED' ? (
				<Field label={t.price} error={errors.dailyRateJod}>
					<AmountInput name="amount" value={typed.amount} onChange={(amount) => form.setValue('amount', amount)} />
				</Field>
			) : (
				<Field label={t.percent} error={errors.percent}>
					<PercentInput value={typed.amount} onChange={(amount) => form.setValue('amount', amount)} />
				</Field>
			)}
			<PriceRulePreviewBox carId={carId} typed={typed} ruleId={edited.rule?.id} />
			{send.error && Object.keys(errors).length === 0 && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
		</form>
	);
}

function PercentInput({ value, onChange }: { value: string; onChange(value: string): void }) {
	return (
		<span className="relative block max-w-40">
			<Input
				name="amount"
				inputMode="numeric"
				autoComplete="off"
				value={value}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
				className="numbers pe-9"
			/>
			<span className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-muted">%</span>
		</span>
	);
}
