import { p04 } from "./laws/p04-arguments.js";
import { registrySubjects } from "./support/subjects.js";

p04(registrySubjects());
