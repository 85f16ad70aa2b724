/** Blocks days of one car, or moves or removes a block: for keyboard and touch, in place of dragging with a mouse. */

import { useState } from 'react';
import type { BoardCar } from '#contract/fleet.ts';
import { addDays, isCalendarDate } from '#contract/time.ts';
import { carModelOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Field } from '#web/ui/field.tsx';
import { openDays } from './board-days.ts';
import type { FleetTexts } from './texts.en.ts';
import { useMoveBlock } from './use-blocks.ts';

/** `to` is excluded. */
export type ChosenDays = { car: BoardCar; kind: 'FREE' | 'BLOCK' | 'HELD' | 'IMPORT'; from: string; to: string };
type DaysDialogProps = { chosen: ChosenDays | null; today: string; onClose(): void };

export function DaysDialog({ chosen, today, onClose }: DaysDialogProps) {
	const { language } = useLanguage();
	const { days: t } = useScreenTexts<FleetTexts>();
	const car = chosen?.car;
	return (
		<Dialog
			open={chosen !== null}
			onOpenChange={(open) => !open && onClose()}
			title={chosen ? t.titles[chosen.kind] : ''}
			{...(car && { description: `${carModelOf(car, language)} ${car.plateNumber ?? car.year}` })}
		>
			{chosen && <Content key={`${chosen.car.id} ${chosen.from}`} chosen={chosen} today={today} onClose={onClose} />}
		</Dialog>
	);
}

function Content({ chosen, today, onClose }: { chosen: ChosenDays; today: string; onClose(): void }) {
	const { days: t } = useScreenTexts<FleetTexts>();
	const { car, kind } = chosen;
	if (kind === 'FREE' || kind === 'BLOCK') return <BlockForm chosen={chosen} today={today} onClose={onClose} />;
	return (
		<div className="grid gap-5">
			<p>{kind === 'HELD' ? t.held : t.imported}</p>
			<DialogActions back={t.close} onBack={onClose}>
				<LinkButton href={`/owner/cars/${car.id}/calendar${kind === 'IMPORT' ? '?tab=sync' : ''}`}>{t.calendar}</LinkButton>
			</DialogActions>
		</div>
	);
}

function BlockForm({ chosen: { car, kind, from, to }, today, onClose }: { chosen: ChosenDays; today: string; onClose(): void }) {
	const { days: t } = useScreenTexts<FleetTexts>();
	const [typed, setTyped] = useState({ from, until: addDays(to, -1) });
	const move = useMoveBlock(onClose);
	const before = kind === 'BLOCK' ? openDays({ from, to }, today) : null;
	const isValid = isCalendarDate(typed.from) && isCalendarDate(typed.until) && typed.from <= typed.until;
	const after = isValid ? { from: typed.from, to: addDays(typed.until, 1) } : null;
	return (
		<form
			method="post"
			onSubmit={(event) => {
				event.preventDefault();
				if (after) move.mutate({ carId: car.id, before, after });
			}}
			className="grid gap-5"
		>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field label={t.first}>
					<DateInput
						name="from"
						min={today}
						value={typed.from}
						onChange={({ currentTarget }) => setTyped({ ...typed, from: currentTarget.value })}
					/>
				</Field>
				<Field label={t.last}>
					<DateInput
						name="until"
						min={typed.from}
						value={typed.until}
						onChange={({ currentTarget }) => setTyped({ ...typed, until: currentTarget.value })}
					/>
				</Field>
			</div>
			<DialogActions back={t.close} onBack={onClose} busy={move.isPending}>
				{before && (
					<Button disabled={move.isPending} onClick={() => move.mutate({ carId: car.id, before, after: null })}>
						{t.open}
					</Button>
				)}
				<Button type="submit" variant="primary" disabled={!after} busy={move.isPending && t.saving}>
					{kind === 'BLOCK' ? t.move : t.block}
				</Button>
			</DialogActions>
		</form>
	);
}
