/** Notes of admins about a person, and the form for a new one. */
import type { PersonFile, PersonNote } from '#contract/person-file.ts';
import { getPersonFile, writePersonNote } from '#contract/person-file.ts';
import { call } from '#web/browser/api.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { writtenName } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Textarea } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import type { AdminPersonTexts } from './texts.en.ts';

export function Notes({ file }: { file: PersonFile }) {
	const { notes: t } = useScreenTexts<AdminPersonTexts>();
	return (
		<Panel title={t.title} lead={t.lead}>
			<div className="grid gap-5">
				{file.mayWriteNotes && <NoteForm file={file} />}
				{file.notes.length === 0 && <p className="text-muted text-sm">{file.mayWriteNotes ? t.none : t.notHere}</p>}
				{file.notes.length > 0 && <List notes={file.notes} />}
			</div>
		</Panel>
	);
}

function NoteForm({ file }: { file: PersonFile }) {
	const { notes: t } = useScreenTexts<AdminPersonTexts>();
	const keyFor = useIdempotencyKey();
	const params = { id: file.person.id };
	const { field, props, send, errors } = useActionForm<{ text: string }, PersonNote>({
		defaultValues: { text: '' },
		call: (body) => call(writePersonNote, { params, body, idempotencyKey: keyFor({ body, count: file.notes.length }) }),
		refreshes: [{ path: pathOf(getPersonFile, { params }) }],
		done: t.done,
		failed: t.failed,
		onDone: (_, form) => form.reset({ text: '' }),
	});
	return (
		<form {...props} className="grid gap-3">
			<Field label={t.text} hint={t.hint} error={errors.text}>
				<Textarea {...field('text')} rows={3} dir="auto" />
			</Field>
			<div>
				<Button type="submit" variant="primary" busy={send.isPending && t.busy}>
					{t.send}
				</Button>
			</div>
		</form>
	);
}

function List({ notes }: { notes: readonly PersonNote[] }) {
	const { format, language } = useLanguage();
	return (
		<ol className="grid gap-3">
			{notes.map((note) => (
				<li key={note.id} data-testid="person-note" className="rounded-control bg-sunken p-3">
					<p suppressHydrationWarning className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
						<bdi>{writtenName(note.author, language)}</bdi>
						<span className="numbers">{format.date(note.writtenAt, 'moment')}</span>
					</p>
					<p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
						{note.text}
					</p>
				</li>
			))}
		</ol>
	);
}
