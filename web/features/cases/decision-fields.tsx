/** Fields of a decision: the granted amount of each line and the reason, with the button that decides. */
import { Button } from '#web/ui/button.tsx';
import { Field, Input, Textarea } from '#web/ui/field.tsx';

type GrantFieldProps = { name: string; label: string; value: string; error: string | undefined; onChange(value: string): void };

export function GrantField({ name, label, value, error, onChange }: GrantFieldProps) {
	return (
		<Field label={label} error={error}>
			<Input
				name={name}
				inputMode="decimal"
				autoComplete="off"
				className="numbers text-end"
				value={value}
				onChange={(event) => onChange(event.currentTarget.value)}
			/>
		</Field>
	);
}

type DecisionNoteProps = {
	texts: { note: string; noteHint: string; confirm: string; busy: string };
	note: string;
	maxLength: number;
	error: string | undefined;
	/** Whether the sums are loaded; without them no decision is possible. */
	isReady: boolean;
	isPending: boolean;
	onChange(note: string): void;
	onConfirm(): void;
};

export function DecisionNote({ texts: t, note, maxLength, error, isReady, isPending, onChange, onConfirm }: DecisionNoteProps) {
	return (
		<div className="grid gap-5">
			<Field label={t.note} hint={t.noteHint} error={error}>
				<Textarea
					name="note"
					dir="auto"
					rows={4}
					maxLength={maxLength}
					value={note}
					onChange={(event) => onChange(event.currentTarget.value)}
				/>
			</Field>
			<Button
				variant="primary"
				size="large"
				className="w-full sm:w-auto sm:justify-self-start"
				disabled={!isReady}
				busy={isPending && t.busy}
				onClick={onConfirm}
			>
				{t.confirm}
			</Button>
		</div>
	);
}
