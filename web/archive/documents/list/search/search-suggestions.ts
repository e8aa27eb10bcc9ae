export { filterAtCaret } from '../../../../../shared/archive/search/suggest-filters.ts';
export { customSuggestions, fieldAtCaret } from '../../../custom-fields/custom-suggestions.ts';
export { today } from '../../../../i18n/formats/today.ts';
export { filterSuggestions } from './name-suggestions.ts';
