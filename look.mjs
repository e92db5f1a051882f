import {chromium} from 'playwright-core';
import fs from 'fs';
