/** The two texts of a reply, with buttons that insert placeholders at the cursor. */
import { useRef } from 'react';
import { REPLY_MAX_CHARACTERS, replyPlaceholders } from '#contract/reply-placeholders.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Textarea } from '#web/ui/field.tsx';
import type { RepliesTexts } from './texts.en.ts';

export type Written = { textEn: string; textAr: string };

type ReplyTextsProps = {
	texts: Written;
	put(texts: Written): void;
	error(field: keyof Written): string | undefined;
};

export function ReplyTexts({ texts, put, error }: ReplyTextsProps) {
	const t = useScreenTexts<RepliesTexts>();
	const fields = useRef<Record<keyof Written, HTMLTextAreaElement | null>>({ textEn: null, textAr: null });
	const last = useRef<keyof Written>('textEn');
	const insert = (placeholder: string) => {
		const name = last.current;
		const field = fields.current[name];
		const text = texts[name];
		const [from, to] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
		put({ ...texts, [name]: text.slice(0, from) + placeholder + text.slice(to) });
		// Once the new text is in the field, the cursor moves behind the placeholder.
		requestAnimationFrame(() => {
			field?.focus();
			field?.setSelectionRange(from + placeholder.length, from + placeholder.length);
		});
	};
	const textField = (name: keyof Written, label: string, language: 'en' | 'ar') => (
		<Field label={label} error={error(name)}>
			<Textarea
				ref={(field) => {
					fields.current[name] = field;
				}}
				value={texts[name]}
				lang={language}
				dir={language === 'ar' ? 'rtl' : 'ltr'}
				maxLength={REPLY_MAX_CHARACTERS}
				onFocus={() => {
					last.current = name;
				}}
				onChange={({ currentTarget }) => put({ ...texts, [name]: currentTarget.value })}
			/>
		</Field>
	);
	return (
		<div className="grid gap-3">
			<div className="grid gap-3 lg:grid-cols-2">
				{textField('textEn', t.textEn, 'en')}
				{textField('textAr', t.textAr, 'ar')}
			</div>
			<fieldset>
				<legend className="mb-1.5 text-muted text-sm">{t.placeholders}</legend>
				<div className="flex flex-wrap gap-2">
					{replyPlaceholders.map((name) => (
						<Button key={name} onClick={() => insert(`{${name}}`)} className="text-sm!">
							{t.names[name]}
						</Button>
					))}
				</div>
			</fieldset>
		</div>
	);
}
