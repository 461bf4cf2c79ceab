import { p18 } from "./laws/p18-reason.js";
import { registrySubjects } from "./support/subjects.js";

p18(registrySubjects());
