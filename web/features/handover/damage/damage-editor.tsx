/** Marks damage while a handover or a return is recorded: on the drawing by touch, in the list of parts by keyboard. Works without a connection. */
import { Pencil } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import {
	type DamageKind,
	type DamageMark,
	type DamageZone,
	damageKinds,
	MAX_DAMAGE_MARKS,
	MAX_DAMAGE_NOTE,
} from '#contract/damage-marks.ts';
import type { HandoverPhase, HandoverRecord, HandoverSide } from '#contract/handover.ts';
import type { BodyType } from '#web/features/cars/drawing/bodies.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Dialog, preloadDialog } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { CarSheet } from './car-sheet.tsx';
import { MarkList } from './mark-list.tsx';
import { type NumberedMark, numberMarks } from './numbered-marks.ts';
import { freePosition } from './sheet-layout.ts';
import type { DamageTexts } from './texts.en.ts';
import { ZoneList } from './zone-list.tsx';

type DamageEditorProps = {
	bodyType: BodyType;
	/** Records that the server has: their marks are shown and stay. */
	records: readonly HandoverRecord[];
	phase: HandoverPhase;
	side: HandoverSide;
	/** Marks of the record in progress. */
	marks: readonly DamageMark[];
	onChange(marks: readonly DamageMark[]): void;
};

/** A mark in the dialog; `index` is its place in the record, null for a new one. */
type Edited = { index: number | null; mark: Omit<DamageMark, 'kind'> & { kind: DamageKind | null } };

export function DamageEditor({ bodyType, records, phase, side, marks, onChange }: DamageEditorProps) {
	const { damage: t } = useScreenTexts<{ damage: DamageTexts }>();
	const format = useFormat();
	const [edited, edit] = useState<Edited | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [focused, focus] = useState<DamageZone | null>(null);
	const [announcement, announce] = useState('');
	// Loaded while there is a connection: the dialog is needed without one.
	useEffect(preloadDialog, []);
	const recorded = numberMarks(records);
	const all: NumberedMark[] = [...recorded, ...marks.map((mark, index) => ({ ...mark, phase, side, number: recorded.length + index + 1 }))];
	const markText = ({ zone, kind }: Pick<DamageMark, 'zone' | 'kind'>) => t.what(t.zones[zone], t.kinds[kind]);
	const isFull = marks.length >= MAX_DAMAGE_MARKS;

	const open = (next: Edited) => {
		edit(next);
		setOpen(true);
	};
	const begin = (zone: DamageZone, position: Pick<DamageMark, 'x' | 'y'>) => {
		if (isFull) return announce(t.editor.full(format.number(MAX_DAMAGE_MARKS)));
		open({ index: null, mark: { zone, ...position, kind: null, note: '' } });
	};
	const save = (mark: DamageMark) => {
		const index = edited?.index ?? null;
		onChange(index === null ? [...marks, mark] : marks.with(index, mark));
		if (index === null) announce(t.editor.added(format.number(all.length + 1), markText(mark)));
		setOpen(false);
	};
	const remove = () => {
		onChange(marks.filter((_, index) => index !== edited?.index));
		announce(t.editor.removed);
		setOpen(false);
	};
	const actionOf = (mark: NumberedMark) => {
		const index = mark.number - recorded.length - 1;
		const own = marks[index];
		if (!own) return null;
		return (
			<IconButton
				label={t.editor.change(format.number(mark.number), markText(mark))}
				aria-haspopup="dialog"
				onClick={() => open({ index, mark: own })}
			>
				<Pencil aria-hidden className="size-5" />
			</IconButton>
		);
	};
	return (
		<section aria-label={t.editor.title}>
			<p className="text-muted text-sm">{t.editor.hint}</p>
			{recorded.length > 0 && <p className="text-muted text-sm">{t.editor.existing}</p>}
			<div className="mt-4 grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_15rem] sm:gap-6">
				<div className="mx-auto w-full max-w-96">
					<CarSheet bodyType={bodyType} marks={all} highlighted={focused} onTap={begin} />
				</div>
				<ZoneList marks={all} onFocus={focus} onChoose={(zone) => begin(zone, freePosition(zone, all))} />
			</div>
			<p role="status" className={isFull ? 'mt-3 text-sm' : 'sr-only'}>
				{announcement}
			</p>
			<div className="mt-4">
				{all.length > 0 ? <MarkList marks={all} actionOf={actionOf} /> : <p className="text-muted text-sm">{t.editor.none}</p>}
			</div>
			<Dialog open={isOpen} onOpenChange={setOpen} title={edited ? t.zones[edited.mark.zone] : ''}>
				{edited && (
					<MarkForm
						key={`${edited.index} ${edited.mark.zone} ${edited.mark.x} ${edited.mark.y}`}
						edited={edited}
						onSave={save}
						onRemove={edited.index === null ? null : remove}
					/>
				)}
			</Dialog>
		</section>
	);
}

type MarkFormProps = { edited: Edited; onSave(mark: DamageMark): void; onRemove: (() => void) | null };

function MarkForm({ edited, onSave, onRemove }: MarkFormProps) {
	const { damage } = useScreenTexts<{ damage: DamageTexts }>();
	const { editor: t, kinds } = damage;
	const [kind, setKind] = useState(edited.mark.kind);
	const [note, setNote] = useState(edited.mark.note);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (kind) onSave({ ...edited.mark, kind, note: note.trim() });
	};
	return (
		<form onSubmit={submit} className="grid gap-5">
			<ChoiceChips
				legend={t.kind}
				name="damage-kind"
				value={kind ?? ''}
				choices={damageKinds.map((value) => ({ value, label: kinds[value] }))}
				onChange={setKind}
			/>
			<Field label={t.note} optional>
				<Input
					dir="auto"
					autoComplete="off"
					maxLength={MAX_DAMAGE_NOTE}
					placeholder={t.noteExample}
					value={note}
					onChange={({ currentTarget }) => setNote(currentTarget.value)}
				/>
			</Field>
			<div className="flex flex-col gap-3 sm:flex-row-reverse">
				<Button type="submit" variant="primary" disabled={kind === null}>
					{edited.index === null ? t.add : t.save}
				</Button>
				{onRemove && (
					<Button variant="quiet" className="text-danger" onClick={onRemove}>
						{t.remove}
					</Button>
				)}
			</div>
		</form>
	);
}
