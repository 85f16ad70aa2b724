/** The owner's texts about the car: what is included, how pickup works, and the house rules. */
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { type CarWords, houseRules, type RuleAnswer } from '#contract/car-words.ts';
import { OwnText, textFor } from '#web/features/cars/words/own-text.tsx';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { FurtherTexts } from './further/texts.en.ts';
import { Section } from './section.tsx';

export function OwnWords({ words }: { words: CarWords }) {
	const { words: t } = useScreenTexts<FurtherTexts>();
	const { language } = useLanguage();
	const hasRules = houseRules.some((rule) => words.rules[rule] !== null);
	return (
		<>
			{(['included', 'pickup'] as const).map(
				(topic) =>
					textFor(words, topic, language) && (
						<Section key={topic} title={t.topics[topic]}>
							<OwnText words={words} topic={topic} />
						</Section>
					),
			)}
			{(hasRules || textFor(words, 'rules', language)) && (
				<Section title={t.topics.rules}>
					{hasRules && <Rules rules={words.rules} />}
					<OwnText words={words} topic="rules" />
				</Section>
			)}
		</>
	);
}

const icons: Record<RuleAnswer, typeof CircleCheck> = { YES: CircleCheck, NO: CircleX, ASK: CircleHelp };
const tones: Record<RuleAnswer, string> = { YES: 'text-positive', NO: 'text-danger', ASK: 'text-muted' };

function Rules({ rules }: { rules: CarWords['rules'] }) {
	const { words: t } = useScreenTexts<FurtherTexts>();
	return (
		<dl className="mb-5 grid gap-x-8 gap-y-3 sm:grid-cols-2" data-testid="house-rules">
			{houseRules.map((rule) => {
				const answer = rules[rule];
				if (!answer) return null;
				const Icon = icons[answer];
				return (
					<div key={rule} className="flex items-center gap-3">
						<Icon aria-hidden className={`size-5 shrink-0 ${tones[answer]}`} />
						<dt>{t.rules[rule]}</dt>
						<dd className="text-muted">{t.answers[answer]}</dd>
					</div>
				);
			})}
		</dl>
	);
}
