/** English texts about an owner's description of a car. */
import type { HouseRule, RuleAnswer, WordTopic } from '#contract/car-words.ts';

export const words = {
	topics: {
		description: 'About this car',
		included: 'What’s included',
		pickup: 'How pickup works',
		rules: 'House rules',
	} as Readonly<Record<WordTopic, string>>,
	rules: {
		smoking: 'Smoking',
		pets: 'Pets',
		desertTracks: 'Desert tracks',
		aqaba: 'Driving to Aqaba',
		wadiRum: 'Driving to Wadi Rum',
		borders: 'Crossing the border',
	} as Readonly<Record<HouseRule, string>>,
	answers: { YES: 'Allowed', NO: 'Not allowed', ASK: 'Ask first' } as Readonly<Record<RuleAnswer, string>>,
};

export type WordsTexts = typeof words;
