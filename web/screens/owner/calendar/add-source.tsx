/** Adds an external calendar by name and address. Typed text is preserved until it has been read successfully. */
import { type FormEvent, useState } from 'react';
import { addSource } from '#contract/calendar.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input } from '#web/ui/field.tsx';
import type { CalendarTexts } from './texts.en.ts';
import { useSyncMutation } from './use-sync.ts';

const NONE = { name: '', url: '' };

export function AddSource({ carId }: { carId: string }) {
	const { sync: t } = useScreenTexts<CalendarTexts>();
	const errorText = useErrorText();
	const [typed, setTyped] = useState(NONE);
	const add = useSyncMutation(
		carId,
		(body: typeof NONE) => call(addSource, { params: { id: carId }, body }),
		() => setTyped(NONE),
	);
	const wrong = add.error?.fields ?? {};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		add.mutate(typed);
	};
	return (
		<form method="post" onSubmit={submit} noValidate className="grid gap-4 border-line border-t pt-5">
			<Field label={t.name} error={wrong.name}>
				<Input
					name="name"
					autoComplete="off"
					maxLength={60}
					placeholder={t.nameExample}
					value={typed.name}
					onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
				/>
			</Field>
			<Field label={t.url} error={wrong.url}>
				<Input
					name="url"
					type="url"
					dir="ltr"
					autoComplete="off"
					placeholder="https://"
					value={typed.url}
					onChange={({ currentTarget }) => setTyped({ ...typed, url: currentTarget.value })}
					className="rtl:text-end"
				/>
			</Field>
			{add.error && Object.keys(wrong).length === 0 && <FieldError>{errorText(add.error, t.failed)}</FieldError>}
			<Button type="submit" variant="primary" busy={add.isPending && t.adding} className="justify-self-start max-sm:w-full">
				{t.add}
			</Button>
		</form>
	);
}
