import type {ComponentType} from 'react';
import {builtPart} from '../../shell';
// What only a guide shows has its looks where the guide's code is not loaded.
import './OtherTools.module.css';
import './ToolGuide.module.css';

/** The guide under a tool, which follows nothing that happens in the tool: see `builtPart`. */
export function builtGuide(load: () => Promise<ComponentType>): ComponentType {
  return builtPart(load);
}
