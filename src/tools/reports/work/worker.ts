/* Reads reports, off the main thread. */
import {answerRequests} from '../../kit';
import {createAnswer} from './answer';

answerRequests(createAnswer);
