/** The search field of the help. A native form that works without script; with it, results follow the typing. */
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { HELP_HOME } from '#contract/help.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import type { HelpTexts } from './texts.en.ts';

const MAX_WORDS = 100;
const PAUSE_MS = 250;

export function HelpSearch({ asked }: { asked: string }) {
	const { search: t } = useScreenTexts<HelpTexts>();
	const [, navigate] = useLocation();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => () => clearTimeout(timer.current), []);
	useEffect(() => {
		// Going back, and the button that shows all topics, change the address without the field.
		const field = form.current?.elements.namedItem('q');
		if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = asked;
	}, [asked]);
	const show = (typed: string, replace: boolean) => {
		clearTimeout(timer.current);
		const words = typed.trim();
		navigate(words ? `${HELP_HOME}?q=${encodeURIComponent(words)}` : HELP_HOME, { replace });
	};
	const type = (event: FormEvent<HTMLInputElement>) => {
		const { value } = event.currentTarget;
		clearTimeout(timer.current);
		timer.current = setTimeout(show, PAUSE_MS, value, true);
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		show(String(new FormData(event.currentTarget).get('q') ?? ''), false);
	};
	return (
		<search aria-label={t.label} className="mt-5 block">
			<form ref={form} action={HELP_HOME} onSubmit={submit} className="flex items-end gap-2">
				<Field label={t.label} hiddenLabel className="flex-1">
					<Input
						type="search"
						name="q"
						defaultValue={asked}
						maxLength={MAX_WORDS}
						placeholder={t.example}
						enterKeyHint="search"
						onInput={type}
					/>
				</Field>
				<Button type="submit" variant="primary">
					<Search aria-hidden className="size-5" />
					{t.submit}
				</Button>
			</form>
		</search>
	);
}
