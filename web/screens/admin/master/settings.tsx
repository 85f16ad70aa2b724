/** The marketplace's settings, changed as a whole, and every version of them with who made it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changeSettings, getSettings, type SettingsValues } from '#contract/admin.ts';
import { foldDigits } from '#contract/digits.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { call } from '../../../api.ts';
import { card } from '../../../desk/rows.tsx';
import type { ApiError } from '../../../fetching.ts';
import { freshOnArrival, read } from '../../../queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { Checkbox, Field, Input, Select } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { SettingsHistory } from './settings-history.tsx';
import { useMasterTexts } from './texts.ts';

export type SettingsAnswer = ResponseOf<typeof getSettings>;

const BASIS_POINTS = 100;
const numbers = ['platformFeePercent', 'minRentalDays', 'maxRentalDays', 'claimWindowHours', 'claimAnswerHours'] as const;

export function Settings() {
	const { settings: t } = useMasterTexts();
	const { data, error, refetch, isFetching } = useQuery({ ...read(getSettings), ...freshOnArrival });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} className={card} />;
	if (!data) return <Skeleton className="h-96 w-full" />;
	return (
		<div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
			{/* Made anew with another version, so that its fields say what is in force. */}
			<SettingsForm key={data.version} settings={data} />
			<SettingsHistory settings={data} />
		</div>
	);
}

function SettingsForm({ settings }: { settings: SettingsAnswer }) {
	const { settings: t } = useMasterTexts();
	const client = useQueryClient();
	const toast = useToast();
	const errorText = useErrorText();
	const [deposit, setDeposit] = useState(settings.depositMode);
	const [platesOnly, setPlatesOnly] = useState(settings.rentalPlatesOnly);
	const save = useMutation<SettingsAnswer, ApiError, Partial<SettingsValues>>({
		mutationFn: (values) => call(changeSettings, { body: { version: settings.version, ...values } }),
		onSuccess: (answer) => {
			client.setQueryData(read(getSettings).queryKey, answer);
			toast({ title: t.saved, tone: 'positive' });
		},
		onError: (error) => {
			toast({ title: t.failed, description: errorText(error), tone: 'danger' });
			if (error.status === 409) void client.invalidateQueries({ queryKey: read(getSettings).queryKey });
		},
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const typed = (name: string) => Number(foldDigits(String(form.get(name) ?? '')).trim() || Number.NaN);
		save.mutate({
			...Object.fromEntries(numbers.map((name) => [name, typed(name)])),
			gatewayFeeBasisPoints: Math.round(typed('gatewayFeePercent') * BASIS_POINTS),
			...{ depositMode: deposit, rentalPlatesOnly: platesOnly },
		});
	};
	const wrong = save.error?.fields ?? {};
	const number = (name: (typeof numbers)[number]) => (
		<Field key={name} label={t[name]} error={wrong[name]}>
			<Input name={name} inputMode="numeric" defaultValue={settings[name]} className="numbers" />
		</Field>
	);
	return (
		<Panel title={t.heading} lead={t.lead}>
			<form onSubmit={submit} noValidate className="grid gap-5 sm:grid-cols-2">
				{number('platformFeePercent')}
				<Field label={t.gatewayFeePercent} hint={t.gatewayFeeHint} error={wrong.gatewayFeeBasisPoints}>
					<Input
						name="gatewayFeePercent"
						inputMode="decimal"
						defaultValue={settings.gatewayFeeBasisPoints / BASIS_POINTS}
						className="numbers"
					/>
				</Field>
				{number('minRentalDays')}
				{number('maxRentalDays')}
				{number('claimWindowHours')}
				{number('claimAnswerHours')}
				<Field label={t.depositMode} error={wrong.depositMode}>
					<Select value={deposit} onChange={(event) => setDeposit(event.currentTarget.value === 'CAR' ? 'CAR' : 'RENTAL_TOTAL')}>
						<option value="RENTAL_TOTAL">{t.depositModes.RENTAL_TOTAL}</option>
						<option value="CAR">{t.depositModes.CAR}</option>
					</Select>
				</Field>
				<Checkbox
					className="self-end"
					label={t.rentalPlatesOnly}
					checked={platesOnly}
					onChange={(event) => setPlatesOnly(event.currentTarget.checked)}
				/>
				<div className="sm:col-span-2">
					<Button type="submit" variant="primary" busy={save.isPending && t.saving}>
						{t.save}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
