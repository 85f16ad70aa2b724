/** Section of the form for the owner's own words, in both languages, and the house rules. */
import { useFormContext, useWatch } from 'react-hook-form';
import { houseRules, MAX_WORDS, ruleAnswers, type WordTopic, wordTopics } from '#contract/car-words.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { directionOf, type Language, languageNames } from '#web/i18n/language.ts';
import { Field, Select, Textarea } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useBoundField, useProblem } from './fields.tsx';
import type { ListingTexts } from './texts.en.ts';
import type { ListingValues } from './values.ts';

export function OwnWords() {
	const { ownWords: t, words } = useScreenTexts<ListingTexts>();
	return (
		<Panel title={t.title} lead={t.lead}>
			<div className="space-y-8" data-testid="own-words">
				{wordTopics.map((topic) => (
					<fieldset key={topic}>
						<legend className="font-semibold">{words.topics[topic]}</legend>
						<p className="mt-0.5 mb-3 text-muted text-sm">{t.hints[topic]}</p>
						{topic === 'rules' && <Rules />}
						<div className="grid gap-4 lg:grid-cols-2">
							{t.languages.map((language) => (
								<OwnTextField key={language} topic={topic} language={language} />
							))}
						</div>
					</fieldset>
				))}
			</div>
		</Panel>
	);
}

function OwnTextField({ topic, language }: { topic: WordTopic; language: Language }) {
	const { ownWords: t } = useScreenTexts<ListingTexts>();
	const format = useFormat();
	const { control } = useFormContext<ListingValues>();
	const name = `words.texts.${topic}.${language}` as const;
	const bound = useBoundField()(name);
	const problem = useProblem()(name);
	const length = [...(useWatch({ control, name }) ?? '').trim()].length;
	return (
		<Field
			label={<span lang={language}>{languageNames[language]}</span>}
			error={problem}
			hint={
				<span className="numbers flex justify-end">
					<span className={length > MAX_WORDS ? 'text-danger' : undefined}>{t.count(format.number(length), format.number(MAX_WORDS))}</span>
				</span>
			}
		>
			<Textarea {...bound} rows={5} lang={language} dir={directionOf(language)} />
		</Field>
	);
}

function Rules() {
	const { ownWords: t, words } = useScreenTexts<ListingTexts>();
	const bound = useBoundField();
	return (
		<div className="mb-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
			{houseRules.map((rule) => (
				<Field key={rule} label={words.rules[rule]}>
					<Select {...bound(`words.rules.${rule}`)}>
						<option value="">{t.noRule}</option>
						{ruleAnswers.map((answer) => (
							<option key={answer} value={answer}>
								{words.answers[answer]}
							</option>
						))}
					</Select>
				</Field>
			))}
		</div>
	);
}
