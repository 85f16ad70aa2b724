/** A text of an owner in the reader's language, otherwise in the other one, which is then named. */
import type { CarWords, WordTopic } from '#contract/car-words.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { type Language, languageNames, languages } from '#web/i18n/language.ts';

/** Null if the owner has not written about it. */
export function textFor(words: CarWords, topic: WordTopic, language: Language): { text: string; language: Language } | null {
	for (const each of [language, ...languages]) {
		const text = words.texts[topic][each];
		if (text) return { text, language: each };
	}
	return null;
}

export function OwnText({ words, topic }: { words: CarWords; topic: WordTopic }) {
	const { language } = useLanguage();
	const own = textFor(words, topic, language);
	if (!own) return null;
	return (
		<div data-testid={`words-${topic}`}>
			{own.language !== language && (
				<p lang={own.language} className="mb-2 text-muted text-sm">
					{languageNames[own.language]}
				</p>
			)}
			<div lang={own.language} className="max-w-prose space-y-3">
				{own.text.split('\n\n').map((paragraph, index) => (
					<p key={index} dir="auto" className="whitespace-pre-line break-words">
						{paragraph}
					</p>
				))}
			</div>
		</div>
	);
}
